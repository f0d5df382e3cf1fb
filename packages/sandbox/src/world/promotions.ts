import { type Currency, fromMinor } from '@baize/domain';

export interface PromotionState {
  id: string;
  type: string;
  title: string;
  summary: string;
  icon: string;
  startTime: number;
  endTime: number | null;
  /** The player's own state in it, null for visitors. */
  status: string | null;
  turnoverLeft: string | null;
  maxBet: string | null;
  expiryTime: number | null;
  voidTerms: string | null;
  joinable: boolean;
}

interface Seed {
  type: string;
  status: string | null;
  /** Days before and after today; without an end it stays. */
  from: number;
  to?: number;
  EN: readonly [string, string];
  UR?: readonly [string, string];
}

const day = 86_400_000;

/** One per type, and each activity status at least once. */
const seeds: readonly Seed[] = [
  {
    type: 'newbie',
    status: null,
    from: -20,
    to: 9,
    EN: ['A first deposit, doubled', '100% match on a first deposit. Turnover 12 times.'],
    UR: ['پہلی رقم، دگنی', 'پہلے ڈپازٹ پر 100٪ میچ۔ ٹرن اوور 12 گنا۔'],
  },
  {
    type: 'daily',
    status: 'joined',
    from: -40,
    EN: ['Morning rebate', '0.8% of valid slot bets back in the wallet at 10:00.'],
    UR: ['صبح کا ریبیٹ', 'سلاٹ کی درست شرطوں کا 0.8٪ صبح 10:00 بجے واپس۔'],
  },
  {
    type: 'ranking',
    status: 'process',
    from: -14,
    to: 16,
    EN: ['Leaderboard of the month', 'The top 100 players by valid bet share the pot.'],
    UR: ['مہینے کا لیڈر بورڈ', 'سرفہرست 100 کھلاڑی انعام میں حصہ پائیں گے۔'],
  },
  {
    type: 'limited',
    status: 'applying',
    from: -1,
    to: 2,
    EN: ['Forty-eight hours', 'A short one: apply before it closes.'],
  },
  {
    type: 'special',
    status: 'rejected',
    from: -6,
    to: 20,
    EN: ['Lantern week', 'Send a picture of your lantern, win a set of spins.'],
  },
  {
    type: 'high-rebate',
    status: 'issued',
    from: -30,
    EN: ['High tables rebate', '1.1% back on live tables above the middle limit.'],
  },
  { type: 'vip', status: 'claimed', from: -60, EN: ['Birthday gift', 'For rank 4 and above, on the day itself.'] },
  { type: 'app-download', status: null, from: -90, EN: ['Take it with you', 'Install the app and get ten spins.'] },
  {
    type: 'point-mall',
    status: null,
    from: -12,
    to: 30,
    EN: ['Double points Tuesday', 'Points from slots count twice.'],
  },
  {
    type: 'rebate',
    status: 'closed',
    from: -50,
    to: -2,
    EN: ['Reef rebate', 'Rebate on fishing rooms; this round is over.'],
  },
  {
    type: 'deposit',
    status: 'coming soon',
    from: 3,
    to: 12,
    EN: ['Weekend top-up', 'A fifth on top of a weekend deposit.'],
  },
];

/** Promotions with terms in plain figures; the player's own state only for a player. */
export function promotionStates(options: {
  language: string;
  now: number;
  currency: Currency;
  signedIn: boolean;
  type?: string | undefined;
}): PromotionState[] {
  const { language, now, currency, signedIn, type } = options;
  const today = Math.floor(now / day) * day;
  const whole = (units: number) => fromMinor(BigInt(units) * 10n ** BigInt(currency.digits), currency.digits);
  return seeds
    .filter((seed) => !type || seed.type === type)
    .map((seed) => {
      const [title, summary] = (language === 'UR' && seed.UR) || seed.EN;
      const joined = signedIn && ['joined', 'process', 'issued'].includes(seed.status ?? '');
      const endTime = seed.to === undefined ? null : today + seed.to * day;
      return {
        id: `p-${seed.type}`,
        type: seed.type,
        title,
        summary,
        icon: `/art/promotions/${seed.type}.svg`,
        startTime: today + seed.from * day,
        endTime,
        status: signedIn || seed.status === 'coming soon' || seed.status === 'closed' ? seed.status : null,
        turnoverLeft: joined ? whole(1_240) : null,
        maxBet: whole(50),
        expiryTime: endTime,
        voidTerms: 'A bet above the maximum, or withdrawing before the turnover is met, ends it.',
        joinable: seed.status === null && seed.from <= 0 && (endTime ?? now) >= now,
      };
    });
}
