import type { DerivedBrand, MeasuredPair } from '@baize/tokens/brand/derive';
import { onOrFrom } from '@baize/tokens/brand/search';
import { type BrandSource, type Theme, themes } from '@baize/tokens/brand/source';
import { ratioText } from './ratio.ts';

/** Result for a colour: kept as given, moved, or set by hand and too weak. */
export interface Fate {
  kind: 'kept' | 'moved' | 'open';
  from: string;
  to?: string;
  role: string;
  themes: readonly Theme[];
  why: string;
}

interface Themed extends MeasuredPair {
  theme: Theme;
}

/**
 * Lists the results for a brand's own colours and manual overrides; `pairs` come weakest first. Manual ramps are never
 * moved.
 */
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
              why: `${ratioText(note.ratio)} ${onOrFrom(note)} ${note.on}, and ${note.need} is needed. Now ${ratioText(note.now)}.`,
            },
          ]
        : [],
    ),
  );

export const inThemes = (list: readonly Theme[]): string => list.join(' and ');
