import type { Profile } from '../src/rules/index.ts';
import br from './br.json' with { type: 'json' };
import caOn from './ca-on.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import dk from './dk.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import gb from './gb.json' with { type: 'json' };
import mt from './mt.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import none from './none.json' with { type: 'json' };
import se from './se.json' with { type: 'json' };
import usNj from './us-nj.json' with { type: 'json' };

/** Profiles of the folder, by id; a test holds that none is left out. Builds and tests read them, no page does. */
export const profiles: readonly Profile[] = [
  gb,
  se,
  caOn,
  br,
  de,
  nl,
  mt,
  dk,
  usNj,
  es,
  none,
] as unknown as readonly Profile[];

export const profileIds: readonly string[] = profiles.map(({ id }) => id);

export * from './onDay.ts';
export { type RuleFacts, ruleFacts } from './ruleFacts.ts';
