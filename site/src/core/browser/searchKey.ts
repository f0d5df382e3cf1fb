import { createStoredText } from './createStore.ts';
import { lastingStorage } from './storage.ts';

/** Holds `off` while the slash key does not open the search (WCAG 2.1.4). */
export const searchKey = createStoredText(lastingStorage, 'searchKey');

/** Reports whether the key works: where the switch for it is shown, and unless it is off. */
export const searchKeyWorks = () => matchMedia('(hover: hover)').matches && searchKey.get() !== 'off';
