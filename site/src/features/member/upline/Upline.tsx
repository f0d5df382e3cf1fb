import { transferUpline, uplineSettings } from '@baize/gateway';
import { Alert, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useLeftForm } from '../../../shared/forms/useLeftForm.ts';
import { agreedIn } from '../movement/agreedIn.ts';
import { MovementFlow } from '../movement/MovementFlow.tsx';
import { Movements } from '../movement/Movements.tsx';
import { SecretReview } from '../movement/SecretReview.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { useMovement } from '../movement/useMovement.ts';
import { useOpened } from '../movement/useOpened.ts';
import { type UplineDraft, UplineForm } from './UplineForm.tsx';

/** A new transfer, and those before. */
export function Upline() {
  const text = useText();
  const { loading } = useEndpoint(uplineSettings, {});
  return (
    <Stack gap={6}>
      <Boundary>
        <NewTransfer />
      </Boundary>
      <RevealWhenReady waiting={loading}>
        <Boundary>
          <Movements
            kind="upline"
            page="transferUpline"
            words={{ title: text('upline.history'), empty: text('upline.history.empty') }}
          />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}

function NewTransfer() {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const answer = useEndpoint(uplineSettings, {});
  const draft = useLeftForm<UplineDraft>('upline', { amount: '' });
  const moving = useMovement('upline', transferUpline, (quote) =>
    text('upline.what', { amount: money(quote.amount, quote.currency) }),
  );
  useOpened(moving, 'transferUpline');
  const settings = answer.value;
  const load = loadOf(answer, text, {
    empty: { title: text('upline.closed') },
    isEmpty: settings?.allowed === false,
  });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
      {settings && (
        <MovementFlow
          moving={moving}
          form={<UplineForm settings={settings} draft={draft} moving={moving} />}
          review={
            <SecretReview
              moving={moving}
              onConfirm={(paymentPassword) =>
                moving.press((quote) => ({ ...agreedIn(quote, language), paymentPassword }))
              }
            >
              <Alert tone="warning" kind="panel">
                {text('upline.final')}
              </Alert>
            </SecretReview>
          }
        />
      )}
    </LoadFrame>
  );
}
