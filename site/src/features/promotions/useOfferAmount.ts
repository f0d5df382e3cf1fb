import { moneyParts, offerAmount, type Promotion } from '@baize/domain';
import type { LeadOfferProps } from '@baize/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useCurrency } from '../../core/services/useCurrency.ts';
import { useRoundMoney } from '../../core/services/useMoney.ts';

type Amount = LeadOfferProps['amount'];

function useRoundParts() {
  const currency = useCurrency();
  return useCallback(
    (amount: string | null) => {
      const parts = moneyParts(amount, currency);
      if (!parts) return null;
      const gap = /\p{L}$/u.test(parts.symbol) ? '\u00a0' : '';
      return {
        before: parts.sign + parts.symbol + gap,
        value: parts.whole + (/[1-9]/.test(parts.fraction) ? parts.fraction : ''),
      };
    },
    [currency],
  );
}

/** Words what an offer gives, in the parts of a large figure; undefined if the platform names no figure (PRO-02). */
export function useOfferAmount(): (offer: Promotion) => Amount | undefined {
  const text = useText();
  const intl = useIntl();
  const partsOf = useRoundParts();
  const money = useRoundMoney();
  return useCallback(
    ({ type, figures }) => {
      const about = offerAmount(figures);
      switch (about?.kind) {
        case 'percent':
          return { ...percent(intl, about.rate), text: ofWhat(type, money(about.cap), text) };
        case 'rounds': {
          const { count, game } = about;
          const words = game
            ? text('promotion.amount.rounds.game', { count, game })
            : text('promotion.amount.rounds', { count });
          return { value: intl.formatNumber(count, { numberingSystem: 'latn' }), text: words };
        }
        case 'pool': {
          const { places: count } = about;
          const words = count ? text('promotion.amount.pool.places', { count }) : text('promotion.amount.pool');
          const parts = partsOf(about.amount);
          return parts ? { ...parts, text: words } : undefined;
        }
        case 'sum':
        case 'most': {
          const parts = partsOf(about.amount);
          return parts ? { ...parts, text: text(`promotion.amount.${about.kind}`) } : undefined;
        }
        default:
          return undefined;
      }
    },
    [text, intl, partsOf, money],
  );
}

/** Splits a percentage, because some languages write its sign in front. */
function percent(intl: ReturnType<typeof useIntl>, rate: string): Amount {
  const parts = intl.formatNumberToParts(Number(rate) / 100, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
  const at = parts.findIndex(({ type }) => type === 'percentSign');
  const value = parts.flatMap((part) => (/^(integer|decimal|fraction|group)$/.test(part.type) ? [part.value] : []));
  return { value: value.join(''), [at === 0 ? 'before' : 'after']: parts[at]?.value ?? '%' };
}

function ofWhat(type: Promotion['type'], cap: string | null, text: Translate): string {
  if (type !== 'newbie' && type !== 'deposit') return text('promotion.amount.bets');
  if (cap === null) return text('promotion.amount.onDeposit');
  return text(type === 'newbie' ? 'promotion.amount.first' : 'promotion.amount.deposit', { cap });
}

const day = 86_400_000;

/** Words when an offer ends: the day, within a week how far it is, on the last day the hour. Nothing ticks. */
export function useOfferEnd(): (offer: Pick<Promotion, 'from' | 'to'>, now: number) => LeadOfferProps['facts'][number] {
  const text = useText();
  const intl = useIntl();
  return useCallback(
    ({ from, to }, now) => {
      const latin = { calendar: 'gregory', numberingSystem: 'latn' } as const;
      const date = (time: number) => intl.formatDate(time, { ...latin, day: 'numeric', month: 'short' });
      const fact = (id: 'ends' | 'begins', value: string) => ({ id, label: text(`promotions.fact.${id}`), value });
      if (from !== null && from > now) return fact('begins', date(from));
      if (to === null) return fact('ends', text('promotions.ends.never'));
      const left = to - now;
      if (left < day) {
        const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
        return fact('ends', intl.formatDate(to, { ...latin, ...hour, weekday: 'long' }));
      }
      return fact('ends', left < 7 * day ? intl.formatRelativeTime(Math.floor(left / day), 'day') : date(to));
    },
    [text, intl],
  );
}
