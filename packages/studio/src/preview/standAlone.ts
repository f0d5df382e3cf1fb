import { holdFocus } from './heldFocus.ts';
import { makeTimeHoldable } from './heldTime.ts';

/**
 * Gives frames marked `data-stands-alone` their own storage, channels and locks; otherwise stories side by side in one
 * tab would sign out each other's players. Their time can be
 * held from outside. Import before any module that stores data.
 */
if (window.frameElement?.hasAttribute('data-stands-alone')) {
  makeTimeHoldable();
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { value: ownStorage() });
  const own = crypto.randomUUID();
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${own} ${name}`);
    }
  };
  const request = navigator.locks?.request.bind(navigator.locks) as
    | ((...args: unknown[]) => Promise<unknown>)
    | undefined;
  if (request)
    Object.defineProperty(navigator, 'locks', {
      value: { request: (name: string, ...rest: unknown[]) => request(`${own} ${name}`, ...rest) },
    });
}

if (window.frameElement?.hasAttribute('data-still')) holdFocus();

function ownStorage(): Storage {
  const kept: Storage = Object.create({
    getItem: (name: string) => (Object.hasOwn(kept, name) ? kept[name] : null),
    setItem: (name: string, value: string) => {
      kept[name] = String(value);
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
    clear: () => {
      for (const name of Object.keys(kept)) delete kept[name];
    },
    key: (place: number) => Object.keys(kept)[place] ?? null,
    get length() {
      return Object.keys(kept).length;
    },
  });
  return kept;
}
