export interface ToastMessage {
  tone: 'positive' | 'negative' | 'warning' | 'info';
  text: string;
  /** A second line with what is safe or what to do. */
  detail?: string;
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastStore {
  /** Adds a message to the end of the queue; the answer names it for `dismiss`. */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** The whole queue, oldest first; the same array until something changes. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** The queue of messages, outside React, so that whatever fails can say so. A message already waiting is not said twice. */
export function createToasts(): ToastStore {
  let queue: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };

  return {
    show(message) {
      const same = queue.find(
        ({ tone, text, detail }) => tone === message.tone && text === message.text && detail === message.detail,
      );
      if (same) return same.id;
      last += 1;
      change([...queue, { ...message, id: last }]);
      return last;
    },
    dismiss(id) {
      if (queue.some((toast) => toast.id === id)) change(queue.filter((toast) => toast.id !== id));
    },
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
