import { decideGate, type PrizeKind, type Promotion } from '@baize/domain';
import { Button, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, FormError } from '@baize/ui/overlays';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../../core/browser/useLastValue.ts';
import { useText } from '../../core/language/useText.ts';
import { useGate } from '../../core/routing/useGate.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useViewer } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { errorText } from '../../data/load.ts';
import { usePromotion } from '../../data/promotions.ts';
import { PendingNotice } from '../../money/PendingNotice.tsx';
import { offersLoad } from './offersLoad.tsx';
import { soonest } from './soonest.ts';
import { useClaim } from './useClaim.ts';
import { useOfferClock } from './useOfferClock.ts';
import { useOfferWords } from './useOfferWords.ts';

export const RaffleDialog = (props: OverlayProps) => <PrizeDialog kind="raffle" {...props} />;

export const RedEnvelopeDialog = (props: OverlayProps) => <PrizeDialog kind="envelope" {...props} />;

function PrizeDialog({ kind, open, onClose }: OverlayProps & { kind: PrizeKind }) {
  const text = useText();
  const [search] = useSearchParams();
  const answer = usePromotion(useLastValue(search.get('promotion')));
  const offer = answer.value?.promotion;
  return (
    <Dialog
      open={open}
      title={text(`promotions.${kind}.title`)}
      onClose={onClose}
      words={{ close: text('frame.close') }}
    >
      <LoadFrame load={offersLoad(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {offer && <Draw key={offer.id} kind={kind} offer={offer} onClose={onClose} />}
      </LoadFrame>
    </Dialog>
  );
}

/** Sends one request with one key per click; the result stays until the dialog closes. */
function Draw({ kind, offer, onClose }: { kind: PrizeKind; offer: Promotion; onClose: () => void }) {
  const text = useText();
  const money = useMoney();
  const { state, send, check } = useClaim(kind);
  const gate = useGate();
  const viewer = useViewer();
  const now = useOfferClock((moment) => soonest([offer], moment));
  const { step, note } = useOfferWords()(offer, now);
  const open = step.kind === 'claim' && step.how === kind;

  const done = state.kind === 'done';
  const trouble =
    state.kind === 'none'
      ? text('money.fate.none', { what: state.intent.what })
      : state.kind === 'refused' && errorText(text, state.error);
  const waiting = state.kind === 'checking' || state.kind === 'unknown';

  const draw = () => {
    if (gate(decideGate(viewer), { back: true })) void send({ promotionId: offer.id }, offer.title);
  };
  return (
    <Stack gap={4}>
      <Text size="title" as="h3">
        {offer.title}
      </Text>
      {!done && <Text tone="secondary">{text(`promotions.${kind}.text`)}</Text>}
      <div role="status">
        {done && (
          <Text size="displayMd" numeric>
            {state.value
              ? text('promotions.claimed', { amount: money(state.value.amount) ?? '' })
              : text('money.fate.done', { what: state.intent.what })}
          </Text>
        )}
      </div>
      {waiting && <PendingNotice kind={state.kind} what={state.intent.what} onCheck={check} />}
      <FormError>{trouble}</FormError>
      {!done && !open && note && <Text tone="secondary">{note}</Text>}
      {done ? (
        <Button kind="primary" size="lg" wide onClick={onClose}>
          {text('frame.close')}
        </Button>
      ) : (
        <Button kind="accent" size="lg" wide busy={state.kind === 'sending'} disabled={!open || waiting} onClick={draw}>
          {text(`promotions.${kind}.action`)}
        </Button>
      )}
    </Stack>
  );
}
