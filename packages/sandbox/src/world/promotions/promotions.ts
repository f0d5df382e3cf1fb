import { type ActivityStatus, type Currency, decideOffer, fromMinor, type PrizeKind } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { contentOf } from '../base/content.ts';
import { randomFrom, secretText } from '../base/random.ts';
import { playAmount, playUnit } from '../base/scales.ts';
import { hostileContent } from '../content/notices.ts';
import { depositBonuses } from '../money/depositMethods.ts';
import { house, type Ledger } from '../money/ledger.ts';
import { envelope, type PromotionSeed, promotionSeeds, rafflePrizes } from './promotionSeeds.ts';
import { promotionWords } from './promotionWords.ts';

const hour = 3_600_000;
const day = 24 * hour;
const claimDays = 6;
const mostPictures = 12;

export interface Application {
  remark: string;
  pictureIds: readonly string[];
}

type Refused = 'not-found' | 'promotion-over' | 'promotion-not-open' | 'already-claimed' | 'picture-refused';

export type Verdict<T> = { ok: true; value: T } | { ok: false; code: Refused };

interface Asked {
  account: Account | null;
  language: string;
  currency: Currency;
  bonusHalved: boolean;
  hostile: boolean;
  brand: string;
}

export class PromotionService {
  readonly #begun: number;
  readonly #states = new Map<string, ActivityStatus>();
  readonly #applications = new Map<string, Application>();
  readonly #pictures = new Map<string, Set<string>>();

  constructor(begun: number) {
    this.#begun = begun;
  }

  list(asked: Asked, type?: string) {
    return promotionSeeds.filter((seed) => !type || seed.type === type).map((seed) => this.#wire(seed, asked));
  }

  detail(id: string, asked: Asked) {
    const seed = seedOf(id);
    if (!seed) return null;
    const content = asked.hostile ? hostileContent : promotionWords(seed, asked).content;
    return { ...this.#wire(seed, asked), content };
  }

  unclaimed(account: Account, now: number): number {
    return promotionSeeds.filter((seed) => this.#step(seed, account, now).kind === 'claim').length;
  }

  issued(account: Account, now: number) {
    return promotionSeeds.flatMap((seed) => {
      const { status } = this.#standing(seed, account);
      if (seed.amount === undefined || (status !== 'issued' && status !== 'claimed')) return [];
      const open = this.#step(seed, account, now).kind === 'claim';
      const { from, expires } = timesOf(seed, this.#begun);
      const stands: ActivityStatus = status === 'issued' && !open ? 'closed' : status;
      return [{ id: idOf(seed), type: seed.type, units: seed.amount, status: stands, open, from, expires }];
    });
  }

  join(id: string, account: Account, application: Application, now: number): Verdict<ActivityStatus> {
    const seed = seedOf(id);
    if (!seed) return { ok: false, code: 'not-found' };
    const step = this.#step(seed, account, now);
    if (step.kind !== 'join') return refusal(step);
    const sent = this.#pictures.get(account.username);
    if (application.pictureIds.some((picture) => !sent?.has(picture))) return { ok: false, code: 'picture-refused' };
    this.#applications.set(keyOf(seed, account), application);
    return { ok: true, value: this.#stand(seed, account, seed.reviewed ? 'applying' : 'joined') };
  }

  /** Credits what the player is due, posted once per promotion and player however often it is requested. */
  claim(id: string, how: 'bonus' | PrizeKind, account: Account, ledger: Ledger, now: number): Verdict<string> {
    const seed = seedOf(id);
    if (!seed) return { ok: false, code: 'not-found' };
    const step = this.#step(seed, account, now);
    if (step.kind !== 'claim' || step.how !== how) return refusal(step);
    const { digits } = ledger.currency;
    const amount = BigInt(how === 'bonus' ? (seed.amount ?? 1) : drawn(how, account)) * playUnit(ledger.currency);
    const reference = `promotion:${id}`;
    const from = house('promotions');
    ledger.post({
      key: `${reference}:${account.id}`,
      kind: 'promotion',
      from,
      to: account.username,
      amount,
      at: now,
      reference,
    });
    this.#stand(seed, account, 'claimed');
    return { ok: true, value: fromMinor(amount, digits) };
  }

  /** Keeps a picture for a later application; the oldest is dropped. */
  keepPicture(account: Account): string {
    const kept = this.#pictures.get(account.username) ?? new Set<string>();
    this.#pictures.set(account.username, kept);
    const [oldest] = kept;
    if (oldest !== undefined && kept.size >= mostPictures) kept.delete(oldest);
    const id = secretText(12);
    kept.add(id);
    return id;
  }

  applicationOf(id: string, account: Account): Application | null {
    return this.#applications.get(`${account.username} ${id}`) ?? null;
  }

  #step(seed: PromotionSeed, account: Account, now: number) {
    return decideOffer(
      { ...timesOf(seed, this.#begun), ...this.#standing(seed, account), prize: seed.prize ?? null },
      now,
    );
  }

  #stand(seed: PromotionSeed, account: Account, status: ActivityStatus): ActivityStatus {
    this.#states.set(keyOf(seed, account), status);
    return status;
  }

  #standing(seed: PromotionSeed, account: Account | null) {
    const past = account !== null && account.historyDays > 0;
    const own = account && this.#states.get(keyOf(seed, account));
    const everybodys = seed.status === 'coming-soon' || seed.status === 'closed';
    const status = own ?? (past || everybodys ? seed.status : null);
    // Issued bonuses need no action; open promotions have to be joined.
    return { status, joinable: status === 'rejected' || (status === null && seed.amount === undefined) };
  }

  #wire(seed: PromotionSeed, asked: Asked) {
    const { account, language, currency, hostile } = asked;
    const { title, summary, reason } = promotionWords(seed, asked);
    const { from, to, expires } = timesOf(seed, this.#begun);
    const { status, joinable } = this.#standing(seed, account);
    const notOpen = status === null && !joinable;
    const money = (units: number) => playAmount(units, currency);
    const wager = status === 'joined' || status === 'process' ? seed.wager : undefined;
    return {
      id: idOf(seed),
      type: seed.type,
      title: hostile ? `<img src=x onerror=alert(1)> ${title}` : title,
      summary,
      icon: `/art/promotions/${seed.type}.svg?${look(asked)}`,
      startTime: from,
      endTime: to,
      status: status === 'coming-soon' ? 'coming soon' : status,
      prize: seed.prize ?? null,
      amount: status === 'issued' && seed.amount !== undefined ? money(seed.amount) : null,
      turnoverLeft: wager ? money(wager.left) : null,
      turnoverTotal: wager ? money(wager.total) : null,
      maxBet: money(50),
      expiryTime: expires,
      voidTerms: contentOf(language).voidTerms,
      rejectReason: status === 'rejected' ? reason : notOpen ? contentOf(language).notOpenReason : null,
      joinable,
      ...figuresOf(seed, asked),
    };
  }
}

const look = ({ brand, language }: Asked): string => `brand=${brand}${language === 'UR' ? '&dir=rtl' : ''}`;

function figuresOf({ type, figures = {} }: PromotionSeed, asked: Asked) {
  const { cap, prizePool, ...others } = figures;
  const money = (units: number | undefined) => units && playAmount(units, asked.currency);
  const bonus = depositBonuses(asked.currency, asked).find((one) => one.type === type);
  return {
    ...others,
    cap: money(cap),
    prizePool: money(prizePool),
    ...(bonus && { rate: bonus.percent, cap: bonus.most, minDeposit: bonus.min, turnoverTimes: bonus.turnover }),
    ...(type === 'newbie' && { wideIcon: `/art/promotions/${type}.svg?shape=wide&${look(asked)}` }),
  };
}

const idOf = (seed: PromotionSeed): string => `p-${seed.type}`;
const seedOf = (id: string) => promotionSeeds.find((seed) => idOf(seed) === id);
const keyOf = (seed: PromotionSeed, account: Account): string => `${account.username} ${idOf(seed)}`;

function timesOf(seed: PromotionSeed, begun: number) {
  const today = Math.floor(begun / day) * day;
  const to = seed.hours ? begun + seed.hours * hour : seed.to === undefined ? null : today + seed.to * day;
  return { from: today + seed.from * day, to, expires: seed.amount === undefined ? to : today + claimDays * day };
}

const tickets = rafflePrizes.flatMap(({ units, tickets: count }) => Array.from({ length: count }, () => units));

/** Draws a prize, always the same for a player. */
function drawn(how: PrizeKind, { username }: Account): number {
  const random = randomFrom('prize', how, username);
  return how === 'raffle' ? random.pick(tickets) : random.int(envelope.low, envelope.high);
}

function refusal(step: ReturnType<typeof decideOffer>): { ok: false; code: Refused } {
  if (step.kind !== 'none') return { ok: false, code: 'promotion-not-open' };
  if (step.why === 'claimed') return { ok: false, code: 'already-claimed' };
  const over = step.why === 'over' || step.why === 'closed' || step.why === 'lapsed';
  return { ok: false, code: over ? 'promotion-over' : 'promotion-not-open' };
}
