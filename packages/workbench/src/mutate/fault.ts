export type Area = 'ui' | 'site' | 'domain' | 'gateway' | 'sandbox' | 'games' | 'tokens' | 'messages' | 'workbench';

/** Test that must fail with the fault applied. */
export type Finder =
  /** Part of `npm run check` that must report the fault's file. */
  | { step: 'check'; part: 'types' | 'format and lint' | 'promises' | 'boundaries' }
  /** Unit test file and a part of the test's title. */
  | { step: 'unit'; file: string; test: string }
  /** Story file and export name. */
  | { step: 'stories'; file: string; test: string }
  /** Journey file and a part of the journey's title. */
  | { step: 'journeys'; file: string; test: string };

export interface Fault {
  id: string;
  area: Area;
  /** Visible effect or loss, in one plain sentence. */
  says: string;
  file: string;
  /** Text to replace; occurs exactly once in the file. */
  from: string;
  to: string;
  foundBy: Finder;
  /** `quick` if the quick tier finds it without pictures. */
  tier: 'quick' | 'full';
}
