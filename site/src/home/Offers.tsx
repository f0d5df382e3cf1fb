import type { Promotion } from '@baize/domain';
import { promotions } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { Lane, PromotionCard } from '@baize/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../app/services.ts';
import { loadOf } from '../data/load.ts';
import { usePictures } from '../data/pictures.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useMoney } from '../language/useMoney.ts';
import { type Text, useText } from '../language/useText.ts';

const shown = 6;

/** The offers, each with its limits beside it (RSP-06). */
export function Offers() {
  const text = useText();
  const money = useMoney();
  const intl = useIntl();
  const pictures = usePictures();
  const language = useLanguage();
  const answer = useEndpoint(promotions, { language });
  const offers = (answer.value ?? []).slice(0, shown);
  const day = (time: number) =>
    intl.formatDate(time, { day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn' });
  return (
    <Lane
      title={text('home.promotions')}
      shape="promotion"
      load={loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: offers.length === 0 })}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {offers.map((offer) => (
        <PromotionCard
          key={offer.id}
          picture={pictures(offer.picture)}
          type={text(`promotion.type.${offer.type}` as MessageId)}
          status={
            offer.status ? { label: text(`promotion.status.${offer.status}` as MessageId), tone: 'info' } : undefined
          }
          title={offer.title}
          text={offer.summary}
          period={period(offer, text, day)}
          terms={termsOf(offer, text, money).join(' · ') || undefined}
        />
      ))}
    </Lane>
  );
}

function period({ from, to }: Promotion, text: Text, day: (time: number) => string): string {
  if (to === null) return text('promotion.always');
  return from === null
    ? text('promotion.until', { to: day(to) })
    : text('promotion.period', { from: day(from), to: day(to) });
}

function termsOf(
  { wagerLeft, maxBet, voids }: Promotion,
  text: Text,
  money: (amount: string | null) => string | null,
): string[] {
  const wager = money(wagerLeft);
  const cap = money(maxBet);
  return [
    wager && text('promotion.wager', { amount: wager }),
    cap && text('promotion.maxBet', { amount: cap }),
    voids,
  ].filter((term): term is string => Boolean(term));
}
