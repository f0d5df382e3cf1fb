/** A test or story as proof: the id that its title begins with, and its file. */
export type Evidence = `${string} ${string}`;

/** A row of the report. Without tests it says that nobody evaluated it. */
export interface Criterion {
  num: string;
  name: string;
  /** Tests that fail where it is not met. */
  by?: readonly Evidence[];
  /** Why it does not apply. */
  absent?: string;
  /** Part that is not met, or not proven. */
  lacking?: string;
  /** Fault for which it is not met at all. */
  failing?: string;
  remark?: string;
}

export const journey = (id: string, name: string): Evidence => `${id} site/e2e/${name}.journey.ts`;
export const part = (id: string, path: string): Evidence => `${id} packages/ui/src/${path}.stories.tsx`;
export const feature = (id: string, path: string): Evidence => `${id} site/src/${path}.stories.tsx`;

/** Every page and dialog, judged by a second engine of rules. */
export const rules = journey('UI-02', 'secondRules');
/** Twelve tasks, read by a virtual screen reader. */
export const spoken = journey('UI-02', 'spoken');

const silent = 'There is no recorded or live sound or video; the sounds of games repeat what is written.';
export const noMedia = (num: string, name: string): Criterion => ({ num, name, absent: silent });
