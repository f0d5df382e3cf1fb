import type { BrandText } from './brandText.ts';

/** What the studio hands over to whoever keeps brands. */
export interface SavedBrand {
  /** The brand file, byte for byte. */
  brand: BrandText;
  /** Its variables in both themes, for whatever page. */
  css: string;
  /** How many pairs of the contrast list are too weak. */
  weakPairs: number;
}

/** Rejects with an error whose message can be shown. */
export type SaveBrand = (saved: SavedBrand) => Promise<void>;

/** From the studio to the page that frames it. */
export interface SaveMessage extends SavedBrand {
  type: 'baize-brand-save';
  /** To be sent back with the answer. */
  id: number;
}

/** The answer to it; with an `error`, a sentence that is shown, nothing was saved. */
export interface SavedMessage {
  type: 'baize-brand-saved';
  id: number;
  error?: string;
}

const isAnswer = (data: unknown): data is SavedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'baize-brand-saved';

let last = 0;

/**
 * Saves at the page that frames the studio, such as a back office, by messages to its origin and to no other. Rejects when it has not
 * answered for `patience` ms.
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
