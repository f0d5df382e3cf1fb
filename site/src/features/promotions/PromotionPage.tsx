import { decidePromotions, offerTurnsAt, type Promotion } from '@baize/domain';
import { Button, Empty, Link, LoadFrame, PromotionDetail, Section, Stack } from '@baize/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { track } from '../../core/services/track.ts';
import { usePromotion } from '../../data/promotions.ts';
import { NotFound } from '../../shared/errors/NotFound.tsx';
import { OfferSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';
import { offersLoad } from './offersLoad.tsx';
import { useOfferAct } from './useOfferAct.ts';
import { useOfferClock } from './useOfferClock.ts';
import { useOfferWords } from './useOfferWords.ts';

/** Shows an offer (NAV-07): its full terms, and its limits next to the button (RSP-06). */
export function PromotionPage() {
  const text = useText();
  const offered = useAccess(decidePromotions);
  const [search] = useSearchParams();
  const id = search.get('id');
  const answer = usePromotion(offered ? id : null);
  if (!offered) return <NotFound />;
  if (!id || answer.error?.code === 'not-found')
    return (
      <Empty
        title={text('promotions.unknown')}
        text={text('promotions.unknown.text')}
        actions={
          <Button kind="primary" href={paths.promotions()}>
            {text('promotions.back')}
          </Button>
        }
      />
    );
  return (
    <Stack gap={5}>
      <AllOffers />
      <LoadFrame load={offersLoad(answer, text)} skeleton={<OfferSkeleton />}>
        {answer.value && (
          <Boundary reset={id}>
            <Offer key={id} offer={answer.value.promotion} content={answer.value.content} />
          </Boundary>
        )}
      </LoadFrame>
    </Stack>
  );
}

function Offer({ offer, content }: { offer: Promotion; content: string }) {
  const text = useText();
  const now = useOfferClock((moment) => offerTurnsAt(offer, moment));
  const { step, voids, note, ...words } = useOfferWords()(offer, now);
  const act = useOfferAct()(offer, step);
  const { id, type } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer is seen once, however often it is asked for
  useEffect(() => {
    if (type) track('offer_seen', { type, place: 'promotions' });
  }, [id]);
  return (
    <PromotionDetail
      {...words}
      title={text('promotions.glance')}
      terms={voids}
      action={act ?? (step.kind === 'none' && step.why === 'over' ? endedAct(text('promotions.join')) : undefined)}
      note={note}
    >
      <Section title={text('promotions.terms')}>
        <SafeHtml html={content} />
      </Section>
    </PromotionDetail>
  );
}

/** Keeps an action that just ended visible but disabled, with the reason next to it (FLT-107). */
const endedAct = (label: string) => ({ kind: 'join', label, disabled: true, onClick: () => undefined }) as const;

function AllOffers() {
  const text = useText();
  return <Link href={paths.promotions()}>{text('promotions.back')}</Link>;
}
