import { decideGate, longestRemark, type Promotion } from '@baize/domain';
import { promotionDetail, promotions } from '@baize/gateway';
import { Button, DescriptionList, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, FormError, TextArea } from '@baize/ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../../core/browser/useLastValue.ts';
import { useText } from '../../core/language/useText.ts';
import { useGate } from '../../core/routing/useGate.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useViewer } from '../../core/services/services.ts';
import { track } from '../../core/services/track.ts';
import { useJoinPromotion, usePromotion } from '../../data/promotions.ts';
import { useRefresh } from '../../data/useRefresh.ts';
import { useFormDraft } from '../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { useSentPictures } from '../../shared/pictures/useSentPictures.ts';
import { offersLoad } from './offersLoad.tsx';
import { soonest } from './soonest.ts';
import { useOfferClock } from './useOfferClock.ts';
import { useOfferWords } from './useOfferWords.ts';

/** Joins an offer, with a remark and pictures if required (PRO-01, VAL-03). Input survives failures. */
export function JoinPromotion({ open, onClose }: OverlayProps) {
  const text = useText();
  const [search] = useSearchParams();
  const answer = usePromotion(useLastValue(search.get('promotion')));
  const offer = answer.value?.promotion;
  const title = offer ? text('promotions.join.title', { title: offer.title }) : text('promotions.join');
  return (
    <Dialog open={open} title={title} onClose={onClose} size="md" words={{ close: text('frame.close') }}>
      <LoadFrame load={offersLoad(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {offer && <Application key={offer.id} offer={offer} onDone={onClose} />}
      </LoadFrame>
    </Dialog>
  );
}

function Application({ offer, onDone }: { offer: Promotion; onDone: () => void }) {
  const text = useText();
  const { send } = useJoinPromotion();
  const refresh = useRefresh();
  const gate = useGate();
  const viewer = useViewer();
  const pictures = useSentPictures();
  const draft = useFormDraft(`join-promotion ${offer.id}`, { remark: '' });
  const now = useOfferClock((moment) => soonest([offer], moment));
  const { step, voids, note, facts } = useOfferWords()(offer, now);

  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    externalFields: ['pictures'],
    validate: () => ({ pictures: pictures.ids ? undefined : text('pictures.wait') }),
    onSubmit: async ({ remark }) => {
      if (!pictures.ids || step.kind !== 'join' || !gate(decideGate(viewer), { back: true })) return undefined;
      return send({ promotionId: offer.id, remark: remark.trim(), pictureIds: pictures.ids });
    },
    onError: () => refresh([promotions, promotionDetail]),
    toast: ({ status }) => text(status === 'applying' ? 'promotions.join.applied' : 'promotions.join.joined'),
    onSuccess: () => {
      if (offer.type) track('offer_joined', { type: offer.type });
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <DescriptionList items={facts.map(({ id, label, value }) => ({ id, term: label, value }))} />
        {voids && <Text tone="secondary">{voids}</Text>}
        <TextArea
          {...form.field('remark')}
          label={text('promotions.join.remark')}
          hint={text('promotions.join.remark.hint')}
          maxLength={longestRemark}
          words={{ left: (count) => text('promotions.join.left', { count }), full: text('promotions.join.full') }}
        />
        <PicturesField
          {...form.externalField('pictures')}
          files={pictures.files}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
        {note && <Text tone="secondary">{note}</Text>}
        <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting} disabled={step.kind !== 'join'}>
          {text('promotions.join.send')}
        </Button>
      </Stack>
    </form>
  );
}
