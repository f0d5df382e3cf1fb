import type { Profile } from '../src/rules/index.ts';
import de from './de.json' with { type: 'json' };
import gb from './gb.json' with { type: 'json' };
import none from './none.json' with { type: 'json' };

/** Profiles of the folder, by id; a test holds that none is left out. Builds and tests read them, no page does. */
export const profiles: readonly Profile[] = [none, gb, de] as unknown as readonly Profile[];

export const profileIds: readonly string[] = profiles.map(({ id }) => id);

export { type RuleFacts, ruleFacts } from './ruleFacts.ts';
