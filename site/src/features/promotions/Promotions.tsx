import {
  decideGate,
  decidePromotions,
  leadOffer,
  type OfferSort,
  offerSorts,
  type Promotion,
  type PromotionType,
  promotionFilter,
  promotionTypes,
  readOfferSort,
  readPromotionType,
  sharedTerms,
  sortOffers,
} from '@baize/domain';
import {
  Button,
  EndedOffers,
  FilterChips,
  Grid,
  Inline,
  LoadFrame,
  PromotionCard,
  Sections,
  SelectChip,
  Stack,
  Text,
  VisuallyHidden,
} from '@baize/ui';
import { ArrowDownNarrowWide } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '../../core/language/useDay.ts';
import { useText } from '../../core/language/useText.ts';
import { Part } from '../../core/loading/Boundary.tsx';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { useViewer } from '../../core/services/services.ts';
import { usePromotions } from '../../data/promotions.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { OffersSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { RouteBanner } from '../../shared/page/RouteBanner.tsx';
import { offersLoad } from './offersLoad.tsx';
import { soonest } from './soonest.ts';
import { useOfferAct } from './useOfferAct.ts';
import { useOfferClock } from './useOfferClock.ts';
import { type OfferWords, useOfferWords } from './useOfferWords.ts';

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
  const sort = readOfferSort(search);
  const all = answer.value ?? none;
  const offers = all.filter((offer) => !type || offer.type === type);
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
      <Stack gap={5}>
        <Filters offers={all} type={type} sort={sort} />
        <div>
          <h2>
            <VisuallyHidden>{text('promotions.list')}</VisuallyHidden>
          </h2>
          <VisuallyHidden live>{answer.value && text('promotions.count', { count: offers.length })}</VisuallyHidden>
          <LoadFrame load={load} skeleton={<OffersSkeleton />}>
            <Part of={Cards} all={all} type={type} sort={sort} />
          </LoadFrame>
        </div>
      </Stack>
      {answer.error?.code !== 'on-a-break' && <Part of={RouteBanner} />}
    </Sections>
  );
}

interface CardsProps {
  all: readonly Promotion[];
  type: PromotionType | null;
  sort: OfferSort;
}

function Cards({ all, type, sort }: CardsProps) {
  const text = useText();
  const wordsOf = useOfferWords();
  const actOf = useOfferAct();
  const visitor = decideGate(useViewer()).kind === 'sign-in';
  const now = useOfferClock((moment) => soonest(all, moment));
  const lead = leadOffer(all, now);
  const said = sortOffers(all, sort, now)
    .filter((offer) => (type ? offer.type === type : offer !== lead))
    .map((offer) => ({ offer, ...wordsOf(offer, now) }));
  const [over, running] = [said.filter(({ ended }) => ended), said.filter(({ ended }) => !ended)];
  const shared = sharedTerms(said.map(({ voids }) => voids));
  return (
    <Stack gap={4}>
      {shared && <Text tone="secondary">{text('promotions.voids', { terms: shared })}</Text>}
      <Grid columns="thirds">
        {running.map(({ offer, step, voids, note, amount, cardFacts, picture, type, status, wager }) => {
          const action = actOf(offer, step);
          return (
            <PromotionCard
              key={offer.id}
              {...{ picture, type, status, amount, wager }}
              title={offer.title}
              titleOnPicture={!amount}
              text={offer.summary}
              facts={cardFacts}
              terms={[note, voids !== shared && voids].filter(Boolean).join(' ') || undefined}
              link={{ label: text('promotion.terms'), href: paths.promotion(offer.id) }}
              action={action && visitor ? { ...action, label: text('promotions.join.login') } : action}
            />
          );
        })}
      </Grid>
      {over.length > 0 && <Ended offers={over} />}
    </Stack>
  );
}

function Ended({ offers }: { offers: readonly (OfferWords & { offer: Promotion })[] }) {
  const text = useText();
  const day = useDay();
  return (
    <EndedOffers
      title={text('promotions.ended', { count: offers.length })}
      offers={offers.map(({ offer, amount, status, note }) => ({
        id: offer.id,
        title: offer.title,
        href: paths.promotion(offer.id),
        date: offer.to === null ? undefined : day(offer.to),
        amount: amount && [amount.before, amount.value, amount.after].join(''),
        note: note ?? status?.label,
      }))}
    />
  );
}

function Filters({
  offers,
  type,
  sort,
}: {
  offers: readonly Promotion[];
  type: PromotionType | null;
  sort: OfferSort;
}) {
  const text = useText();
  const navigate = useSiteNavigate();
  const kinds = promotionTypes
    .map((kind) => ({ kind, count: offers.filter((offer) => offer.type === kind).length }))
    .filter(({ kind, count }) => count > 0 || kind === type);
  return (
    <search aria-label={text('promotions.filter')}>
      <Inline gap={3} align="start" justify="between" wrap>
        <FilterChips
          label={text('promotions.filter')}
          selected={type ?? 'all'}
          onSelect={(id) => navigate(paths.promotions(readPromotionType(id), sort))}
          options={[
            { id: 'all', label: text('promotions.filter.all'), count: offers.length },
            ...kinds.map(({ kind, count }) => ({ id: kind, label: text(`promotion.type.${kind}`), count })),
          ]}
        />
        <SelectChip
          icon={ArrowDownNarrowWide}
          label={text('promotions.sort')}
          value={sort}
          onValueChange={(value) =>
            navigate(paths.promotions(type, readOfferSort(new URLSearchParams({ sort: value }))))
          }
          options={offerSorts.map((value) => ({ value, label: text(`promotions.sort.${value}`) }))}
        />
      </Inline>
    </search>
  );
}
