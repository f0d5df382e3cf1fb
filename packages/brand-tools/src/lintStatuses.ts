import type { DerivedTheme } from '@baize/tokens/brand/derive';
import type { Theme } from '@baize/tokens/brand/source';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori';
import type { Subject } from './finding.ts';

const difference = differenceCiede2000();

const eyes = {
  'that see no red (protanopia)': filterDeficiencyProt(1),
  'that see no green (deuteranopia)': filterDeficiencyDeuter(1),
  'that see no blue (tritanopia)': filterDeficiencyTrit(1),
};

/** Status colours. Text conveys its meaning in words, so only marks are checked for colour blindness. */
const groups = {
  border: { names: ['positive', 'negative', 'warning'], isMark: true },
  text: { names: ['positive', 'negative', 'warning', 'info'], isMark: false },
};

/** Minimum ΔE 2000 between statuses; colour-blind eyes see most pairs as similar. */
const least = { all: 10, colourBlind: 5 };

export function lintStatuses(
  subject: Subject,
  theme: Theme,
  { paints }: Pick<DerivedTheme, 'paints'>,
  pinned: object,
): void {
  for (const [group, { names, isMark }] of Object.entries(groups)) {
    for (const [place, one] of names.entries()) {
      for (const other of names.slice(place + 1)) {
        const [first, second] = [`${group}.${one}`, `${group}.${other}`];
        const [a, b] = [first, second].map((role) => paints.get(role)?.hex ?? '') as [string, string];
        const said = `${first} and ${second} look alike in ${theme}`;
        const at = ['colours', theme, first in pinned ? first : second];
        const apart = difference(a, b);
        if (apart < least.all)
          subject.find(
            'warning',
            'B203',
            at,
            `${said}: ΔE ${apart.toFixed(1)}, needs ${least.all}`,
            'Move one of them in hue.',
          );
        else if (isMark) lintEyes(subject, at, said, a, b);
      }
    }
  }
}

function lintEyes(subject: Subject, at: readonly string[], said: string, a: string, b: string): void {
  const seen = Object.entries(eyes).map(([eye, see]) => {
    const [one, other] = [a, b].map(parse);
    return { eye, apart: one && other ? difference(see(one), see(other)) : 0 };
  });
  for (const { eye, apart } of seen)
    if (apart < least.colourBlind)
      subject.find(
        'warning',
        'B205',
        at,
        `${said} to eyes ${eye}: ΔE ${apart.toFixed(1)}, needs ${least.colourBlind}`,
        'Make one of them lighter or darker.',
      );
}
