import {
  decideOffer,
  hasEnded,
  type OfferStep,
  type Promotion,
  promotionPhase,
  secondsUntil,
  wagerDone,
} from '@baize/domain';
import { type PromotionCardProps, type Status, statusTones } from '@baize/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useRoundMoney } from '../../core/services/useMoney.ts';
import { usePictures } from '../../data/pictures.ts';
import { useOfferAmount, useOfferEnd } from './useOfferAmount.ts';

export interface OfferWords
  extends Pick<PromotionCardProps, 'picture' | 'type' | 'status' | 'deadline' | 'wager' | 'ended' | 'amount'> {
  facts: Facts;
  /** Facts of the card: those with its end among the first three. */
  cardFacts: Facts;
  period: string;
  step: OfferStep;
  /** Conditions that void the offer, if it can be voided. */
  voids: string | undefined;
  note: string | undefined;
}

type Facts = NonNullable<PromotionCardProps['facts']>;

const day = 86_400_000;

/** Words an offer at a moment: status, limits and why it is unavailable (RSP-06, FLT-107). */
export function useOfferWords(): (offer: Promotion, now: number) => OfferWords {
  const text = useText();
  const money = useRoundMoney();
  const pictures = usePictures();
  const intl = useIntl();
  const amountOf = useOfferAmount();
  const endsOf = useOfferEnd();
  return useCallback(
    (offer, now) => {
      const date = (time: number) =>
        intl.formatDate(time, { day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn' });
      const step = decideOffer(offer, now);
      const ended = hasEnded(step);
      const terms = termsOf(offer, text, money);
      const facts = factsOf(offer, text, money, date);
      const settled = ended || (step.kind === 'none' && step.why === 'claimed');
      return {
        step,
        picture: pictures(offer.picture),
        type: text(offer.type ? `promotion.type.${offer.type}` : 'promotions.type.other'),
        status: statusOf(offer, now, text),
        period: periodOf(offer, now, text, date),
        deadline: ended ? undefined : deadlineOf(offer, now, text),
        amount: amountOf(offer),
        facts: settled ? [] : [...terms, ...facts],
        cardFacts: settled ? [] : [...terms, endsOf(offer, now), ...facts.filter(({ id }) => !repeatsEnd(id, offer))],
        wager: settled ? undefined : wagerOf(offer, text, money),
        voids: settled ? undefined : (offer.voids ?? undefined),
        note: step.kind === 'none' ? whyNot(offer, step.why, text) : againNote(offer, step, text),
        ended,
      };
    },
    [text, money, pictures, intl, amountOf, endsOf],
  );
}

const repeatsEnd = (fact: string, { expires, to }: Promotion): boolean =>
  fact === 'promotions.fact.expires' && expires === to;

type Money = (amount: string | null) => string | null;
type DateOf = (time: number) => string;

function statusOf(offer: Promotion, now: number, text: Translate): OfferWords['status'] {
  const { status } = offer;
  const phase = promotionPhase(offer, now);
  const badge = (label: string, as: Status) => ({ label, tone: statusTones[as] });
  if (status) return badge(text(`promotion.status.${status}`), status === 'coming-soon' ? 'comingSoon' : status);
  if (phase === 'over') return badge(text('promotions.status.over'), 'expired');
  return phase === 'coming' ? badge(text('promotion.status.coming-soon'), 'comingSoon') : undefined;
}

function periodOf({ from, to }: Promotion, now: number, text: Translate, date: DateOf): string {
  if (from !== null && from > now && to === null) return text('promotions.from', { from: date(from) });
  if (to === null) return text('promotion.always');
  return from === null
    ? text('promotion.until', { to: date(to) })
    : text('promotion.period', { from: date(from), to: date(to) });
}

function deadlineOf({ to }: Promotion, now: number, text: Translate): OfferWords['deadline'] {
  if (to === null || to <= now || to - now > day) return undefined;
  const left = secondsUntil(to, now);
  const parts = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  return { label: text('promotions.endsIn'), value: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

function termsOf({ figures }: Promotion, text: Translate, money: Money): Facts {
  const { turnoverTimes: times } = figures;
  const rows = [
    ['promotions.fact.minDeposit', money(figures.minDeposit)],
    [
      'promotions.fact.turnover',
      times === null
        ? null
        : times === 0
          ? text('promotions.fact.turnover.none')
          : text('promotions.fact.turnover.times', { times }),
    ],
  ] as const;
  return rows.flatMap(([id, value]) => (value ? [{ id, label: text(id), value }] : []));
}

function factsOf(offer: Promotion, text: Translate, money: Money, date: DateOf): Facts {
  const rows = [
    ['promotions.fact.wager', wagerDone(offer) === null ? money(offer.wagerLeft) : null],
    ['promotions.fact.maxBet', money(offer.maxBet)],
    ['promotions.fact.expires', offer.expires === null ? null : date(offer.expires)],
  ] as const;
  return rows.flatMap(([id, value]) => (value ? [{ id, label: text(id), value }] : []));
}

function wagerOf(offer: Promotion, text: Translate, money: Money): OfferWords['wager'] {
  const done = wagerDone(offer);
  const [left, total] = [money(offer.wagerLeft), money(offer.wagerTotal)];
  if (done === null || left === null || total === null) return undefined;
  return { label: text('promotions.wager'), value: done, text: text('promotions.wager.left', { left, total }) };
}

type Why = Extract<OfferStep, { kind: 'none' }>['why'];

function whyNot({ reason }: Promotion, why: Why, text: Translate): string {
  if (reason && why === 'rejected') return text('promotions.why.reason', { reason });
  if (reason && why === 'not-open') return text('promotions.why.notOpen.reason', { reason });
  return text(`promotions.why.${why}`);
}

function againNote({ reason }: Promotion, step: OfferStep, text: Translate): string | undefined {
  if (step.kind !== 'join' || !step.again) return undefined;
  return reason ? text('promotions.why.reason', { reason }) : text('promotions.why.rejected');
}
