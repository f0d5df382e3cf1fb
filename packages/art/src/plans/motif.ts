import { bubbles, sky, sparks } from '../backdrop.ts';
import { drawEmblem } from '../emblem.ts';
import { glyphPath } from '../glyphs.ts';
import { categoryMotifs } from '../motifs/categories.ts';
import type { Motif } from '../motifs/motif.ts';
import { slotHues, slotMotifs } from '../motifs.ts';
import { drawScene } from '../scenes.ts';
import { pick, type Random } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import { element, group, path } from '../svg.ts';
import type { Plan } from './plan.ts';

export type MotifCategory = 'RNG' | keyof typeof categoryMotifs;

interface Choice {
  motif: Motif;
  glyph: string;
}

/** Chooses the motif by the last known word of the title; without one, by the seed. */
export function chooseMotif(category: MotifCategory, title: string, random: Random): Choice {
  const motifs: readonly Motif[] = category === 'RNG' ? Object.values(slotMotifs) : categoryMotifs[category];
  for (const word of wordsOf(title).reverse()) {
    const forms = singularForms(word);
    for (const motif of motifs) {
      const found = Object.entries(motif.subjects).find(([subject]) => forms.includes(subject.toLowerCase()));
      if (found) return { motif, glyph: found[1] };
    }
  }
  const motif = pick(random, motifs);
  return { motif, glyph: pick(random, Object.values(motif.subjects)) };
}

const wordsOf = (title: string): string[] => title.toLowerCase().match(/\p{L}+/gu) ?? [];

const endings = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
] as const;

const singularForms = (word: string): string[] => [word, ...endings.map(([ending, by]) => word.replace(ending, by))];

const bends = { rise: 0.14, bulge: 0.2, arch: 0.15, flat: 0 } as const;

/** Subjects that may tilt without seeming to fall over. */
const leaning = /fish|shark|manta|rocket|hammer|sweet|cherry|bat$|glove|turtle|kite|comet|wand|violin/;
const upright = /palace|pagoda|temple|galleon|drakkar|castle|lighthouse|windmill|book|sailboat|soccer|basketball/;
const clearOfLand = new Set(['dunes', 'peaks', 'water', 'stadium']);
/** Combined outline length of a subject and its minor glyph that keeps a picture under 7 kB. */
const longestPair = 1300;

export function planMotif(category: MotifCategory, title: string, random: Random): Plan {
  const { motif, glyph } = chooseMotif(category, title, random);
  const hue = Object.entries(slotHues).find(([adjective]) => wordsOf(title).includes(adjective.toLowerCase()));
  const palette = pick(random, category === 'RNG' && hue ? hue[1] : motif.palettes);
  const scene = pick(random, motif.scenes);
  return {
    palette,
    title: { face: motif.face, warp: motif.warp, bend: bends[motif.warp], stacked: category === 'RNG' },
    ground(sheet) {
      sky(sheet);
      drawScene(sheet, scene, motif.pattern);
      const strewn = motif.minor && motif.minor !== glyph && !clearOfLand.has(scene);
      if (motif.minor && strewn) strew(sheet, motif.minor, longestPair - glyphPath(glyph).length);
    },
    subject(sheet) {
      drawEmblem(sheet, {
        glyph,
        x: sheet.centre.x,
        y: sheet.centre.y - (sheet.wide ? 2 : 4),
        size: sheet.wide ? 196 : scene === 'stadium' ? 208 : 226,
        rotate: leaning.test(glyph) ? (sheet.random() - 0.5) * 18 : 0,
        flip: !upright.test(glyph) && sheet.random() > 0.5,
      });
      if (scene === 'water') bubbles(sheet, 7, sheet.height * 0.8);
      else if (scene !== 'stadium') sparks(sheet, 7, sheet.centre.y * 1.6, sheet.tone.letterTop);
    },
  };
}

const strewnWide = [
  [64, 84, 0.34, -14],
  [346, 64, 0.3, 12],
] as const;
const strewnTall = [
  [8, 60, 0.32, -14],
  [214, 66, 0.3, 14],
  [222, 196, 0.24, -20],
  [10, 214, 0.2, 18],
] as const;

function strew(sheet: Sheet, glyph: string, longest: number): void {
  const outline = glyphPath(glyph);
  if (outline.length > longest) return;
  const id = sheet.define('m', (own) => path(outline, { id: own }));
  const copies = (sheet.wide ? strewnWide : strewnTall).map(([x, y, scale, angle]) =>
    element('use', { href: `#${id}`, transform: `translate(${x} ${y})scale(${scale})rotate(${angle})` }),
  );
  sheet.draw(group({ fill: sheet.tone.disc, opacity: 0.34 }, copies.join('')));
}
