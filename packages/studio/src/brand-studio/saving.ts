import type { BrandText } from './brandText.ts';

export interface SavedBrand {
  /** Brand file, byte for byte. */
  brand: BrandText;
  css: string;
  weakPairs: number;
}

/** Rejects with an error whose message can be shown. */
export type SaveBrand = (saved: SavedBrand) => Promise<void>;

export interface SaveMessage extends SavedBrand {
  type: 'baize-brand-save';
  id: number;
}

/** Response to a `SaveMessage`; an `error` to show means that nothing was saved. */
export interface SavedMessage {
  type: 'baize-brand-saved';
  id: number;
  error?: string;
}

const isAnswer = (data: unknown): data is SavedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'baize-brand-saved';

let last = 0;

/**
 * Saves through the embedding page, such as a back office, by messages to `origin` only. Rejects after `patience` ms
 * without a response.
 */
export function saveAtParent(origin: string, view: Window = window, patience = 30_000): SaveBrand {
  return (saved) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const end = (finish: () => void) => {
        clearTimeout(timer);
        view.removeEventListener('message', hear);
        finish();
      };
      const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
        if (from !== origin || source !== view.parent || !isAnswer(data) || data.id !== id) return;
        const { error } = data;
        end(error === undefined ? resolve : () => reject(new Error(error)));
      };
      const timer = setTimeout(() => end(() => reject(new Error(`${origin} did not answer.`))), patience);
      view.addEventListener('message', hear);
      const message: SaveMessage = { type: 'baize-brand-save', id, ...saved };
      view.parent.postMessage(message, origin);
    });
}
