import { byTurn } from '@baize/tooling/turnOfDay';
import type { VisitedStory } from './inPage.ts';
import { type ModeName, modes } from './modes.ts';
import { type StressMode, stressModes } from './stressModes.ts';

/** How closely to check a story. `desk` and `widths` take no pictures, `pictures` takes only pictures. */
export type Closeness = 'desk' | 'widths' | 'turn' | 'whole' | 'pictures';

export interface Looks {
  /** Modes in visiting order: grouped by width, the first of each width mounting the story. */
  visits: readonly ModeName[];
  axe: ReadonlySet<ModeName>;
  pictures: ReadonlySet<ModeName>;
  stress: readonly StressMode[];
  /** Plays the story once more with its texts wrapped by a translator. */
  translated: boolean;
  left: readonly string[];
}

const allModes = Object.keys(modes) as ModeName[];

/**
 * One mode per width. Axe checks parts only in these, because token contrast holds in every brand and theme
 * (tokens/pairs.ts).
 */
const eachWidth = { part: ['desk', 'phone-lotus-dark-rtl'], page: ['desk'] } as const;

export function looksAt(story: VisitedStory, closeness: Closeness): Looks {
  const pictured = story.visual?.modes ?? allModes;
  const always: readonly ModeName[] = story.part ? eachWidth.part : eachWidth.page;
  const whole = allModes.filter((mode) => pictured.includes(mode) || always.includes(mode));
  const stress = story.stressed ? stressModes : [];
  const nothing: Looks = {
    visits: ['desk'],
    axe: new Set(),
    pictures: new Set(),
    stress: [],
    translated: false,
    left: [],
  };
  switch (closeness) {
    case 'desk':
      return { ...nothing, axe: new Set(['desk']) };
    case 'widths':
      return { ...nothing, visits: always, axe: new Set(always) };
    case 'pictures':
      return { ...nothing, visits: whole, pictures: new Set(pictured), stress };
    case 'whole':
      return {
        ...nothing,
        visits: whole,
        axe: new Set(story.part ? always : whole),
        pictures: new Set(pictured),
        stress,
        translated: story.part,
      };
    case 'turn':
      return looksByTurn(story, { pictured, whole, stress });
  }
}

interface Whole {
  pictured: readonly ModeName[];
  whole: readonly ModeName[];
  stress: readonly StressMode[];
}

/** Picks one mode and one stress mode for the day, and both widths for a story that differs by width. */
function looksByTurn(story: VisitedStory, { pictured, whole, stress }: Whole): Looks {
  const seen = byTurn(story.id, whole);
  const phone = firstOnPhone(whole);
  const axe = new Set(seen);
  if (story.visual?.widths === 'both') axe.add(seen.some(isDesk) ? phone : 'desk');
  const stressSeen = byTurn(`${story.id} under stress`, stress);
  const visits = new Set(axe);
  for (const mode of axe) visits.add(isDesk(mode) ? 'desk' : phone);
  if (stressSeen.length > 0) visits.add(phone);
  const pictures = new Set(seen.filter((mode) => pictured.includes(mode)));
  return {
    visits: allModes.filter((mode) => visits.has(mode)),
    axe,
    pictures,
    stress: stressSeen,
    translated: false,
    left: [
      // A mode without pictures is still played, and pictured at the moments its play function asks for.
      ...whole.filter((mode) => !(pictured.includes(mode) ? pictures : visits).has(mode)),
      ...stress.filter((one) => !stressSeen.includes(one)).map(({ name }) => name),
    ],
  };
}

const isDesk = (mode: ModeName) => modes[mode].width === modes.desk.width;

/** Returns the mode in which a full run mounts the story on a phone, so that every run takes the same pictures. */
function firstOnPhone(whole: readonly ModeName[]): ModeName {
  return whole.find((mode) => !isDesk(mode)) ?? 'phone-lotus-dark-rtl';
}
