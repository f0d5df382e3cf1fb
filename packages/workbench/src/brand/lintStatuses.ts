import type { DerivedTheme } from '@baize/tokens/brand/derive';
import type { Theme } from '@baize/tokens/brand/source';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse } from 'culori';
import type { Subject } from './finding.ts';

const difference = differenceCiede2000();

/** What a colour is to eyes that lack one kind of cone. */
const eyes = {
  'that see no red (protanopia)': filterDeficiencyProt(1),
  'that see no green (deuteranopia)': filterDeficiencyDeuter(1),
  'that see no blue (tritanopia)': filterDeficiencyTrit(1),
};

/** What tells by colour that something is right, wrong or doubtful. Words say it themselves, so that only marks are judged for colour-blind eyes. */
const groups = {
  border: { names: ['positive', 'negative', 'warning'], isMark: true },
  text: { names: ['positive', 'negative', 'warning', 'info'], isMark: false },
};

/** The least ΔE 2000 between two: for eyes that see all colours, and for others, to whom most pairs are near. */
const least = { all: 10, colourBlind: 5 };

/** Two statuses that look alike say nothing. */
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
