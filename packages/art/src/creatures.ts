/** Creatures of the sea, drawn large with one keyline, three tones and one light, all facing right but the whale. */

const ink = '#06203c';

const outline = (width = 6): string =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf6" ${outline(r * 0.45)}/>` +
  `<circle cx="${x + r * 0.2}" cy="${y}" r="${r * 0.58}" fill="${ink}"/>` +
  `<circle cx="${x + r * 0.42}" cy="${y - r * 0.25}" r="${r * 0.22}" fill="#fff"/>`;

type Tones = readonly [light: string, middle: string, dark: string];

interface Creature {
  width: number;
  height: number;
  tones: Tones;
  /** Tones of limbs, filled as `#shade`. */
  limbs?: Tones;
  /** Markup that fills with `#body`. */
  markup: string;
}

const creatures = {
  seahorse: {
    width: 112,
    height: 176,
    tones: ['#ffc4dd', '#ee6fa3', '#b53a74'],
    markup: [
      `<path d="M36 68C12 72 6 96 26 108z" fill="#ffe9a8" ${outline(5)}/>`,
      `<path d="M44 20l-6-14 14 7 5-12 9 13z" fill="#ffd36a" ${outline(5)}/>`,
      `<path d="M36 40C36 18 62 8 78 22c6 6 8 12 6 16l22 6-2 10H82c-2 8 2 16 4 30 4 24-14 38-18 50-4 16 8 18 6 8 12 8 4 26-12 24-20-4-18-28-12-42C32 108 28 86 38 68c2-8-2-16-2-28z" fill="url(#body)" ${outline()}/>`,
      `<path d="M84 74q-14-4-26 2M87 90q-16-4-32 2M84 104q-14-4-28 2M76 116q-10-2-20 2M68 128q-8-2-14 0" fill="none" ${outline(4)} opacity=".7"/>`,
      `<path d="M44 40q2-14 16-16" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".5"/>`,
      `${eye(64, 34, 8)}`,
    ].join(''),
  },
  reefFish: {
    width: 180,
    height: 130,
    tones: ['#ffd27a', '#f58a2c', '#d2521b'],
    markup: [
      `<path d="M42 66C24 42 10 34 4 30c6 20 6 50 0 70 8-8 24-14 38-34z" fill="url(#body)" ${outline()}/>`,
      `<path d="M16 46q8 8 16 14M14 84q10-6 18-12" ${outline(3)} fill="none" opacity=".5"/>`,
      `<path d="M60 38C76 8 118 6 134 30l-16 16-48-2z" fill="url(#body)" ${outline()}/>`,
      `<path d="M84 20l4 18M102 16l1 18M118 20l-3 16" ${outline(3)} opacity=".5"/>`,
      `<path d="M70 96c8 22 34 26 50 4z" fill="url(#body)" ${outline()}/>`,
      `<clipPath id="clip">`,
      `<path d="M36 66C52 32 96 22 130 34c26 8 40 22 44 32-6 16-24 30-46 34-36 8-74-2-92-34z"/></clipPath>`,
      `<path d="M36 66C52 32 96 22 130 34c26 8 40 22 44 32-6 16-24 30-46 34-36 8-74-2-92-34z" fill="url(#body)"/>`,
      `<g clip-path="url(#clip)">`,
      `<path d="M120 16c-14 30-14 66-2 98h18c-10-30-9-66 2-98zM70 16c-12 30-12 66 0 98h17c-10-30-10-66 1-98z" fill="#fff6e4" ${outline(4)}/>`,
      `<path d="M30 88q60 26 150-6v40H30z" fill="#fff" opacity=".16"/>`,
      `<path d="M50 48q50-26 100-6" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".45"/></g>`,
      `<path d="M36 66C52 32 96 22 130 34c26 8 40 22 44 32-6 16-24 30-46 34-36 8-74-2-92-34z" fill="none" ${outline()}/>`,
      `<path d="M108 70c-16 0-24 12-18 26 14 0 22-12 18-26z" fill="#f58a2c" ${outline(5)}/>`,
      `${eye(151, 57, 10)}`,
      `<path d="M173 70q-9 5-17 1" fill="none" ${outline(4)}/>`,
    ].join(''),
  },
  crab: {
    width: 210,
    height: 150,
    tones: ['#ff9d6b', '#ea5a33', '#b5311c'],
    markup: [
      `<g fill="none" ${outline(15)}>`,
      `<path d="M56 112L28 120l-10 22M66 124l-22 12-4 12M154 112l28 8 10 22M144 124l22 12 4 12"/></g>`,
      `<g fill="none" stroke="#e2502f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">`,
      `<path d="M56 112L28 120l-10 22M66 124l-22 12-4 12M154 112l28 8 10 22M144 124l22 12 4 12"/></g>`,
      `<path d="M60 92Q40 88 34 70M150 92q20-4 26-22" fill="none" ${outline(16)}/>`,
      `<path d="M60 92Q40 88 34 70M150 92q20-4 26-22" fill="none" stroke="#e2502f" stroke-width="7" stroke-linecap="round"/>`,
      `<path d="M34 74C8 66 2 34 22 12c2 16 8 22 18 26 4-10 4-18-2-28 24 6 32 44-4 64zM176 74c26-8 32-40 12-62-2 16-8 22-18 26-4-10-4-18 2-28-24 6-32 44 4 64z" fill="url(#body)" ${outline()}/>`,
      `<path d="M84 70V46M126 70V46" ${outline(11)}/>`,
      `<path d="M84 70V46M126 70V46" stroke="#e2502f" stroke-width="4"/>`,
      `<path d="M48 100c0-28 26-42 57-42s57 14 57 42-26 38-57 38-57-10-57-38z" fill="url(#body)" ${outline()}/>`,
      `<path d="M66 78q30-18 66-4" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".45"/>`,
      `<path d="M88 112q17 12 34 0" fill="none" ${outline(5)}/>`,
      `${eye(83, 40, 11)}`,
      `${eye(127, 40, 11)}`,
    ].join(''),
  },
  turtle: {
    width: 220,
    height: 160,
    tones: ['#7fd69a', '#2f9c62', '#17683f'],
    limbs: ['#d6eea4', '#9cc95c', '#6a9a34'],
    markup: [
      `<g fill="url(#shade)" ${outline()}>`,
      `<path d="M54 98C34 104 20 120 18 136c28 2 50-10 60-28z"/>`,
      `<path d="M34 92L12 98l22 10z"/>`,
      `<path d="M168 84c8-26 36-28 44-12 6 16-14 28-40 26z"/></g>`,
      `<path d="M32 94c40 26 104 24 142-6l2 10c-34 30-110 30-146 6z" fill="#f3e3b0" ${outline()}/>`,
      `<clipPath id="clip">`,
      `<path d="M32 92C38 44 84 18 124 28c30 6 46 28 50 60-36 24-106 26-142 4z"/></clipPath>`,
      `<path d="M32 92C38 44 84 18 124 28c30 6 46 28 50 60-36 24-106 26-142 4z" fill="url(#body)"/>`,
      `<g clip-path="url(#clip)">`,
      `<path d="M84 44l34-2 16 26-18 24-34 2-14-26z" fill="#fff" opacity=".22"/>`,
      `<path d="M84 44l34-2 16 26-18 24-34 2-14-26zM84 44L66 22M118 42l10-26M134 68l44-4M116 92l6 20M82 94l-6 20M68 68l-42 6" fill="none" ${outline(4.5)}/>`,
      `<path d="M56 54q30-26 66-20" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".4"/></g>`,
      `<path d="M32 92C38 44 84 18 124 28c30 6 46 28 50 60-36 24-106 26-142 4z" fill="none" ${outline()}/>`,
      `<path d="M142 100c14 26 0 50-26 56-6-26 0-44 10-58z" fill="url(#shade)" ${outline()}/>`,
      `${eye(196, 74, 8)}`,
      `<path d="M210 84q-8 5-15 3" fill="none" ${outline(4)}/>`,
    ].join(''),
  },
  manta: {
    width: 290,
    height: 190,
    tones: ['#b9c8ff', '#6a82dd', '#3a4aa3'],
    markup: [
      `<path d="M44 98Q14 104 2 134" fill="none" ${outline(13)}/>`,
      `<path d="M44 98Q14 104 2 134" fill="none" stroke="#5b74c9" stroke-width="5" stroke-linecap="round"/>`,
      `<path d="M40 96c34-4 46-42 70-86 38 12 86 48 122 64 18 4 30-2 44-12 4 14 0 26-14 32 12 8 16 18 12 30-12-10-26-12-42-10-36 18-78 46-116 72-14-48-32-82-76-90z" fill="url(#body)" ${outline(7)}/>`,
      `<path d="M92 92q40-14 104-2-60 26-104 2z" fill="#fff" opacity=".2"/>`,
      `<path d="M118 30q30 16 66 38" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".4"/>`,
      `<path d="M168 84l-10 22M184 84l-9 21M200 85l-8 19" fill="none" ${outline(4.5)}/>`,
      `<g fill="#fff" opacity=".5">`,
      `<circle cx="112" cy="112" r="6"/>`,
      `<circle cx="128" cy="130" r="5"/>`,
      `<circle cx="106" cy="134" r="4"/>`,
      `<circle cx="112" cy="72" r="5"/></g>`,
      `${eye(232, 82, 8)}`,
      `${eye(234, 104, 7)}`,
    ].join(''),
  },
  shark: {
    width: 380,
    height: 190,
    tones: ['#a9cfe3', '#5f92b3', '#35658a'],
    markup: [
      `<path d="M48 100L6 36q42 8 64 48zM48 106L16 160q32-14 54-46z" fill="url(#body)" ${outline(7)}/>`,
      `<path d="M166 62Q186 18 224 2q-2 36 12 62z" fill="url(#body)" ${outline(7)}/>`,
      `<clipPath id="clip">`,
      `<path d="M40 102C90 58 170 44 246 56c60 8 108 32 130 54-18 12-42 18-70 22-66 20-186 8-266-30z"/></clipPath>`,
      `<path d="M40 102C90 58 170 44 246 56c60 8 108 32 130 54-18 12-42 18-70 22-66 20-186 8-266-30z" fill="url(#body)"/>`,
      `<g clip-path="url(#clip)">`,
      `<path d="M20 108c90 22 220 14 356-2v80H20z" fill="#eef6fb"/>`,
      `<path d="M20 108c90 22 220 14 356-2" stroke="#9fc3d8" stroke-width="4" fill="none"/>`,
      `<path d="M90 80q90-34 190-10" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".4"/></g>`,
      `<path d="M40 102C90 58 170 44 246 56c60 8 108 32 130 54-18 12-42 18-70 22-66 20-186 8-266-30z" fill="none" ${outline(7)}/>`,
      `<path d="M226 122q-10 42-54 62 4-36 14-62z" fill="url(#body)" ${outline(7)}/>`,
      `<path d="M130 128q-4 18-24 28 2-18 6-30z" fill="url(#body)" ${outline(6)}/>`,
      `<path d="M262 84q-9 15 0 30M248 84q-9 15 0 30M234 86q-8 13 0 26" fill="none" ${outline(5)}/>`,
      `<path d="M362 116q-28 12-60 2l6 12q24 8 46-2z" fill="#7c1d2a" ${outline(5)}/>`,
      `<path d="M308 119l5 8 6-7 6 8 7-8 6 7 6-8 6 5 5-5z" fill="#fff" stroke="#06203c" stroke-width="2" stroke-linejoin="round"/>`,
      `<path d="M306 78l22 8" ${outline(6)}/>`,
      `<circle cx="317" cy="92" r="8" fill="#ffe9a8" ${outline(4)}/>`,
      `<circle cx="319" cy="92" r="4" fill="#06203c"/>`,
    ].join(''),
  },
  whale: {
    width: 480,
    height: 250,
    tones: ['#6fb4e0', '#2f78b4', '#174a80'],
    markup: [
      `<path d="M150 34c-4-20-22-26-30-14 10-2 18 4 20 14M158 34c2-20 20-28 30-16-10 0-18 6-20 16" fill="#c9f0ff" ${outline(5)}/>`,
      `<path d="M384 126c26 10 20-24 2-48-10-12-22-18-36-20 36-10 66 2 78 28 6-22 20-38 44-42 4 26-4 58-30 82 0 0-20 24-58 24z" fill="url(#body)" ${outline(8)}/>`,
      `<clipPath id="clip">`,
      `<path d="M18 146C16 86 84 46 168 46c82 0 152 34 198 74 16 14 34 16 44 4 14 24-2 52-34 64-46 16-60 22-100 26-82 8-150 6-196-6-40-10-62-32-62-62z"/></clipPath>`,
      `<path d="M18 146C16 86 84 46 168 46c82 0 152 34 198 74 16 14 34 16 44 4 14 24-2 52-34 64-46 16-60 22-100 26-82 8-150 6-196-6-40-10-62-32-62-62z" fill="url(#body)"/>`,
      `<g clip-path="url(#clip)">`,
      `<path d="M10 158c70 14 130 10 170 26 40 16 70 26 110 18v60H0z" fill="#e3f2fa"/>`,
      `<path d="M22 176c50 12 110 8 150 26M30 194c40 8 80 8 116 20" stroke="#8fb6cf" stroke-width="5" fill="none" stroke-linecap="round"/>`,
      `<path d="M70 86q70-42 170-14" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".32"/>`,
      `<g fill="#fff" opacity=".35">`,
      `<circle cx="270" cy="110" r="7"/>`,
      `<circle cx="296" cy="128" r="5"/>`,
      `<circle cx="250" cy="132" r="4"/>`,
      `<circle cx="320" cy="112" r="4"/></g></g>`,
      `<path d="M18 146C16 86 84 46 168 46c82 0 152 34 198 74 16 14 34 16 44 4 14 24-2 52-34 64-46 16-60 22-100 26-82 8-150 6-196-6-40-10-62-32-62-62z" fill="none" ${outline(8)}/>`,
      `<path d="M186 176c16 34-2 64-42 72-4-32 2-56 14-78z" fill="url(#body)" ${outline(8)}/>`,
      `<path d="M22 156c36 8 74 8 104-4q8-4 8-12" fill="none" ${outline(6)}/>`,
      `${eye(104, 122, 11)}`,
      `<path d="M88 106q14-10 28-2" fill="none" ${outline(5)}/>`,
    ].join(''),
  },
  minnow: {
    width: 90,
    height: 50,
    tones: ['#e9f6fb', '#a7d2e6', '#6ba4c4'],
    markup: [
      `<path d="M22 25L4 8q4 17 0 34z" fill="url(#body)" ${outline(4)}/>`,
      `<path d="M20 25Q46-4 86 25 46 54 20 25z" fill="url(#body)" ${outline(4.5)}/>`,
      `${eye(70, 22, 5)}`,
    ].join(''),
  },
} as const satisfies Record<string, Creature>;

export type CreatureName = keyof typeof creatures;
export const creatureNames = Object.keys(creatures) as CreatureName[];

const gradient = (id: string, [light, middle, dark]: Tones): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/>` +
  `<stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

export function creatureArt(name: CreatureName): string {
  const { width, height, tones, markup, limbs }: Creature = creatures[name];
  const fills = gradient('body', tones) + (limbs ? gradient('shade', limbs) : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${height + 16}" ` +
    `width="${width + 16}" height="${height + 16}"><defs>${fills}</defs>${markup}</svg>`
  );
}
