export type Area = 'ui' | 'site' | 'domain' | 'gateway' | 'sandbox' | 'tokens' | 'messages';

/** The test that has to fail while the fault is in. */
export type Finder =
  /** The part of `npm run check` that has to name the fault's file. */
  | { step: 'check'; part: 'types' | 'format and lint' | 'promises' | 'boundaries' }
  /** A file of unit tests, and what the title of the test has in it. */
  | { step: 'unit'; file: string; test: string }
  /** A file of stories, and the story in it by the name of its export. */
  | { step: 'stories'; file: string; test: string }
  /** A file of journeys, and what the title of the journey has in it. */
  | { step: 'journeys'; file: string; test: string };

/** One small change for the worse that tests have to notice. */
export interface Fault {
  id: string;
  area: Area;
  /** What a person would see, or what would be lost: one plain sentence. */
  says: string;
  file: string;
  /** Occurs in the file exactly once. */
  from: string;
  to: string;
  foundBy: Finder;
  /** The quick tier has that test and finds it without pictures. */
  tier: 'quick' | 'full';
}
