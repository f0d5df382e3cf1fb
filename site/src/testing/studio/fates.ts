import type { DerivedBrand, MeasuredPair } from '@baize/tokens/brand/derive';
import { type BrandSource, type Theme, themes } from '@baize/tokens/brand/source';
import { ratioText } from './ratio.ts';

/** What became of a colour: it stands as given, it had to move, or it was set by hand and is too weak. */
export interface Fate {
  kind: 'kept' | 'moved' | 'open';
  from: string;
  /** Where it moved. */
  to?: string;
  role: string;
  themes: readonly Theme[];
  /** One sentence. */
  why: string;
}

interface Themed extends MeasuredPair {
  theme: Theme;
}

/** What became of a brand's own colours and of those set by hand; `pairs` come weakest first. Ramps made by hand search for nothing. */
export function fatesOf({ colours }: BrandSource, derived: DerivedBrand, pairs: readonly Themed[]): readonly Fate[] {
  return [...openFates(colours, derived, pairs), ...keptFates(derived, pairs), ...movedFates(derived)];
}

function openFates(colours: BrandSource['colours'], derived: DerivedBrand, pairs: readonly Themed[]): Fate[] {
  return themes.flatMap((theme) =>
    Object.keys(colours[theme] ?? {}).flatMap((role): Fate[] => {
      const weak = pairs.some(
        (pair) => pair.theme === theme && [pair.front, pair.back].includes(role) && pair.ratio < pair.need,
      );
      const from = derived[theme].paints.get(role)?.hex ?? '';
      const why = 'Yours. Too weak: export waits until it passes.';
      return weak ? [{ kind: 'open', from, role, themes: [theme], why }] : [];
    }),
  );
}

/** A colour is told once, at the first of its roles. */
function keptFates(derived: DerivedBrand, pairs: readonly Themed[]): Fate[] {
  const found = new Map<string, Fate>();
  for (const theme of themes)
    for (const note of derived[theme].notes) {
      if (note.kind !== 'kept') continue;
      const [role = ''] = note.roles;
      const before = found.get(`${note.colour} ${role}`);
      found.set(`${note.colour} ${role}`, {
        kind: 'kept',
        from: note.colour,
        role,
        themes: [...(before?.themes ?? []), theme],
        why: before?.why ?? standing(derived, pairs, role, theme),
      });
    }
  return [...found.values()];
}

/** What stands on a colour, or what it stands on. */
function standing(derived: DerivedBrand, pairs: readonly Themed[], role: string, theme: Theme): string {
  const own = pairs.filter((pair) => pair.theme === theme);
  const label = own.find(({ back }) => back === role);
  if (label) return `Label ${derived[theme].paints.get(label.front)?.hex}, ${ratioText(label.ratio)} to 1.`;
  const ground = own.find(({ front }) => front === role);
  return ground ? `${ratioText(ground.ratio)} on ${ground.back}.` : 'No pair of the contrast list names it.';
}

const movedFates = (derived: DerivedBrand): Fate[] =>
  themes.flatMap((theme) =>
    derived[theme].notes.flatMap((note): Fate[] =>
      note.kind === 'moved'
        ? [
            {
              kind: 'moved',
              from: note.from,
              to: note.to,
              role: note.role,
              themes: [theme],
              why: `${ratioText(note.ratio)} on ${note.on}, and ${note.need} is needed. Now ${ratioText(note.now)}.`,
            },
          ]
        : [],
    ),
  );

/** `light and dark` */
export const inThemes = (list: readonly Theme[]): string => list.join(' and ');
