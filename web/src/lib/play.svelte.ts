// A game at once: a table of our own, bots in all other seats, and the cards are dealt.
import { go } from "./router.svelte.ts";
import { ownName } from "./settings.svelte.ts";
import { client } from "./socket.svelte.ts";

/** Four bots: enough for every role, and nobody waits long for a turn. */
export const PLAYERS = 5;

const state = $state<{ dealing: boolean }>({ dealing: false });
export const quick = {
  get dealing(): boolean {
    return state.dealing;
  },
};

export async function playNow(): Promise<void> {
  if (state.dealing) return;
  state.dealing = true;
  try {
    go(`/r/${await client.create(ownName(), { players: PLAYERS }, { go: true })}`);
  } catch {
    // `client.refusal` says why
  } finally {
    state.dealing = false;
  }
}
