import { decidePromotions } from '@baize/domain';
import { CardRow, PromotionCard } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { loadOf } from '../../data/load.ts';
import { usePromotions } from '../../data/promotions.ts';
import { soonest } from '../promotions/soonest.ts';
import { useOfferClock } from '../promotions/useOfferClock.ts';
import { useOfferWords } from '../promotions/useOfferWords.ts';

const shown = 6;

/**
 * Shows offers with their limits and a link to the terms (RSP-06). Hidden during a break and for strict profiles
 * (RSP-04, RSP-05).
 */
export function Offers() {
  const text = useText();
  const offered = useAccess(decidePromotions);
  const answer = usePromotions(offered);
  const offers = (answer.value ?? []).slice(0, shown);
  const wordsOf = useOfferWords();
  const now = useOfferClock((moment) => soonest(offers, moment));
  if (!offered || answer.error?.code === 'on-a-break') return null;
  return (
    <CardRow
      title={text('home.promotions')}
      seeAll={answer.value && { label: text('home.seeAll', { count: answer.value.length }), href: paths.promotions() }}
      shape="promotion"
      load={loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: offers.length === 0 })}
      words={{ previous: text('frame.previous'), next: text('frame.next') }}
    >
      {offers.map((offer) => {
        const { picture, type, status, amount, cardFacts, wager, ended, note } = wordsOf(offer, now);
        return (
          <PromotionCard
            key={offer.id}
            {...{ picture, type, status, amount, wager, ended }}
            title={offer.title}
            titleOnPicture={!amount}
            text={offer.summary}
            facts={cardFacts.slice(0, 3)}
            terms={note}
            link={{ label: text('promotion.open'), href: paths.promotion(offer.id) }}
          />
        );
      })}
    </CardRow>
  );
}
