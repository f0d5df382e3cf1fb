export interface ToastMessage {
  tone: 'positive' | 'negative' | 'warning' | 'info';
  text: string;
  detail?: string;
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToastStore {
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Returns the queue, oldest first; the array changes only when its content does. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** Creates a message queue outside React, usable by any failing code. Duplicates of a pending message are dropped. */
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
