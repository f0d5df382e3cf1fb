import { deriveBrand, type MeasuredPair, measurePairs } from '@baize/tokens/brand/derive';
import { type BrandSource, type Theme, themes } from '@baize/tokens/brand/source';

export interface ThemedPair extends MeasuredPair {
  theme: Theme;
}

/** A role with its weakest pair in each theme; a theme in which no pair names it is missing. */
export interface RoleVerdict extends Partial<Record<Theme, MeasuredPair>> {
  role: string;
}

/** What became of a brand's colours. */
export interface Verdict {
  /** All pairs of both themes, the weakest against its need first. */
  pairs: readonly ThemedPair[];
  weak: readonly ThemedPair[];
  /** How many pass, by theme. */
  passed: Readonly<Record<Theme, { passed: number; all: number }>>;
  roles: readonly RoleVerdict[];
  /** Sentences about the given colours and what moved. */
  kept: readonly string[];
  moved: readonly string[];
}

const strength = ({ ratio, need }: MeasuredPair) => ratio / need;
const passes = ({ ratio, need }: MeasuredPair) => ratio >= need;

/** Measures a brand in both themes at the level it asks for. Throws where an override names no colour. */
export function judge(source: BrandSource): Verdict {
  const derived = deriveBrand(source);
  const byTheme = themes.map((theme) =>
    measurePairs(derived[theme], derived.level).map((pair) => ({ ...pair, theme })),
  );
  const pairs = byTheme.flat().sort((a, b) => strength(a) - strength(b));
  const [light, dark] = byTheme.map((own) => ({ passed: own.filter(passes).length, all: own.length })) as [
    Tally,
    Tally,
  ];
  const notes = themes.flatMap((theme) => derived[theme].notes);
  return {
    pairs,
    weak: pairs.filter((pair) => !passes(pair)),
    passed: { light, dark },
    roles: rolesIn(pairs),
    kept: notes.flatMap((note) =>
      note.kind === 'kept' ? [`${note.colour} stands as given at ${note.roles.join(', ')}, ${note.theme}.`] : [],
    ),
    moved: notes.flatMap((note) =>
      note.kind === 'moved'
        ? [
            `${note.from} became ${note.to} at ${note.role}, ${note.theme}: ${note.ratio.toFixed(2)} on ${note.on}, and ${note.need} is needed; now ${note.now.toFixed(2)}.`,
          ]
        : [],
    ),
  };
}

type Tally = { passed: number; all: number };

/** Pairs come weakest first, so that a role's first is its weakest. */
function rolesIn(pairs: readonly ThemedPair[]): RoleVerdict[] {
  const roles = new Map<string, RoleVerdict>();
  for (const pair of pairs)
    for (const role of [pair.front, pair.back]) {
      const verdict = roles.get(role) ?? { role };
      verdict[pair.theme] ??= pair;
      roles.set(role, verdict);
    }
  return [...roles.values()];
}

/** `text.accent on surface.hover over surface.canvas` */
export const pairName = ({ front, back, under }: MeasuredPair): string =>
  `${front} on ${back}${under ? ` over ${under}` : ''}`;

/** Two digits, rounded down: a pair that is too weak never looks as if it passed. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
