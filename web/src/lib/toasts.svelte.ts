// Short notices that go by themselves: errors of the server, what was copied.

export interface Toast {
  id: number;
  kind: "error" | "notice";
  text: string;
}

const STAYS = 6000;
const MOST = 4;
let last = 0;

export const toasts = $state<{ all: Toast[] }>({ all: [] });

export function toast(text: string, kind: Toast["kind"] = "notice"): void {
  const same = toasts.all.find((one) => one.text === text);
  if (same) dismiss(same.id);
  const id = ++last;
  toasts.all = [...toasts.all.slice(1 - MOST), { id, kind, text }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((one) => one.id !== id);
}
