import { transferUpline, uplineSettings } from '@baize/gateway';
import { LoadFrame, Skeleton, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { AccountTransfer } from '../movement/AccountTransfer.tsx';
import type { TransferDraft } from '../movement/AccountTransferForm.tsx';
import { Movements } from '../movement/Movements.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { useMovement } from '../movement/useMovement.ts';
import { useOpened } from '../movement/useOpened.ts';

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
  const answer = useEndpoint(uplineSettings, {});
  const draft = useFormDraft<TransferDraft>('upline', { amount: '' });
  const moving = useMovement('upline', transferUpline, (quote) =>
    text('upline.what', { amount: money(quote.amount, quote.currency) }),
  );
  const { go } = useCentre();
  useOpened(moving, (movement) => go('transferUpline', { movement }, { replace: true }));
  const settings = answer.value;
  const load = loadOf(answer, text, {
    empty: { title: text('upline.closed') },
    isEmpty: settings?.allowed === false,
  });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
      {settings && (
        <AccountTransfer
          settings={settings}
          recipient={{ label: text('upline.name'), name: settings.upline ?? '–' }}
          question={{ type: 'upline' }}
          draft={draft}
          moving={moving}
        />
      )}
    </LoadFrame>
  );
}
