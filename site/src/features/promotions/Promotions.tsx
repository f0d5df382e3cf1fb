import {
  decidePromotions,
  type Promotion,
  type PromotionType,
  promotionFilter,
  promotionTypes,
  sharedTerms,
} from '@baize/domain';
import { Button, Chip, Grid, Inline, LoadFrame, PromotionCard, Sections, Stack, Text, VisuallyHidden } from '@baize/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { usePromotions } from '../../data/promotions.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { OffersSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';
import { offersLoad } from './offersLoad.tsx';
import { soonest } from './soonest.ts';
import { useOfferAct } from './useOfferAct.ts';
import { useOfferClock } from './useOfferClock.ts';
import { useOfferWords } from './useOfferWords.ts';

/**
 * Lists all offers, or those of the type in the address (PRO-01), with their banners (NAV-14). Not found where the
 * profile forbids promotions (RSP-05).
 */
export function Promotions() {
  return useAccess(decidePromotions) ? <Offers /> : <NotFound />;
}

const none: readonly Promotion[] = [];

function Offers() {
  const text = useText();
  const answer = usePromotions();
  const [search] = useSearchParams();
  const type = promotionFilter(search);
  const offers = (answer.value ?? none).filter((offer) => !type || offer.type === type);
  const load = offersLoad(answer, text, {
    ...(type
      ? {
          title: text('promotions.empty.type'),
          actions: <Button href={paths.promotions()}>{text('promotions.filter.clear')}</Button>,
        }
      : { title: text('promotions.empty'), text: text('promotions.empty.text') }),
    isEmpty: offers.length === 0,
  });
  return (
    <Sections>
      <Stack gap={6}>
        <KindFilter selected={type} />
        <div>
          <h2>
            <VisuallyHidden>{text('promotions.list')}</VisuallyHidden>
          </h2>
          <VisuallyHidden live>{answer.value && text('promotions.count', { count: offers.length })}</VisuallyHidden>
          <LoadFrame load={load} skeleton={<OffersSkeleton />}>
            <Part of={Cards} offers={offers} />
          </LoadFrame>
        </div>
      </Stack>
      {answer.error?.code !== 'on-a-break' && <Part of={RouteBanner} />}
    </Sections>
  );
}

function Cards({ offers }: { offers: readonly Promotion[] }) {
  const text = useText();
  const wordsOf = useOfferWords();
  const actOf = useOfferAct();
  const now = useOfferClock((moment) => soonest(offers, moment));
  const said = offers.map((offer) => ({ offer, ...wordsOf(offer, now) }));
  const shared = sharedTerms(said.map(({ voids }) => voids));
  return (
    <Stack gap={4}>
      {shared && <Text tone="secondary">{text('promotions.voids', { terms: shared })}</Text>}
      <Grid columns="thirds">
        {said.map(({ offer, step, voids, note, ...words }, place) => (
          <PromotionCard
            key={offer.id}
            {...words}
            title={offer.title}
            text={offer.summary}
            terms={[note, voids !== shared && voids].filter(Boolean).join(' ') || undefined}
            link={{ label: text('promotion.terms'), href: paths.promotion(offer.id) }}
            action={actOf(offer, step)}
            priority={place === 0}
          />
        ))}
      </Grid>
    </Stack>
  );
}

function KindFilter({ selected }: { selected: PromotionType | null }) {
  const text = useText();
  const navigate = useSiteNavigate();
  return (
    <search aria-label={text('promotions.filter')}>
      <Inline gap={2} wrap>
        {[null, ...promotionTypes].map((type) => (
          <Chip key={type ?? 'all'} selected={type === selected} onSelect={() => navigate(paths.promotions(type))}>
            {text(type ? `promotion.type.${type}` : 'promotions.filter.all')}
          </Chip>
        ))}
      </Inline>
    </search>
  );
}
