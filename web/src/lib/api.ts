// What is asked of the server over HTTP, beside the socket.
import { spoken } from "./names.ts";
import type { Rooms, SetupInfo } from "./protocol.ts";

/** An answer, or an error with the sentence of the server in it. */
export async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path);
  const answer = await response.json();
  if (!response.ok) throw new Error((answer as { text?: string }).text ?? `${response.status}`);
  return answer as T;
}

// -- how a game can be set up: asked once, it is the same until the next version ----------------------------------------

let setup: Promise<SetupInfo> | null = null;

export function askSetup(): Promise<SetupInfo> {
  setup ??= ask<SetupInfo>("/api/setup").catch((error: unknown) => {
    setup = null;
    throw error;
  });
  return setup;
}

export async function askRooms(): Promise<Rooms> {
  const { rooms } = await ask<Rooms>("/api/rooms");
  return { rooms: rooms.map((room) => ({ ...room, host: spoken(room.host) })) };
}
