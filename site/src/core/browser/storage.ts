/**
 * Returns storage that falls back to memory when the browser's is unavailable (private windows, blocked cookies, full
 * quota).
 */
export function safeStorage(open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    setItem: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Reports whether the browser stores anything; if not, a reload signs the player out (FLT-023). */
export function storageKeeps(): boolean {
  try {
    sessionStorage.setItem('kept', '1');
    sessionStorage.removeItem('kept');
    return true;
  } catch {
    return false;
  }
}

export const visitStorage = safeStorage(() => sessionStorage);
export const lastingStorage = safeStorage(() => localStorage);
