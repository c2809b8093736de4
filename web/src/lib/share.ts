// A link given to others: by the share sheet of the device where there is one, else through the clipboard.
import { toast } from "./toasts.svelte.ts";

/** `done` says that it is copied; a browser that refuses shows the text itself. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text);
  }
}

export const canShare = (): boolean => "share" in navigator;

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // put away without sending
  }
}
