import { withdraw } from '@baize/gateway';
import { Alert, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useOffered } from '../../../core/services/status.ts';
import { loadOf } from '../../../data/load.ts';
import { agreedIn } from '../movement/agreedIn.ts';
import { MovementFlow } from '../movement/MovementFlow.tsx';
import { Movements } from '../movement/Movements.tsx';
import { OpenMovements } from '../movement/OpenMovements.tsx';
import { SecretReview } from '../movement/SecretReview.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { useMovement } from '../movement/useMovement.ts';
import { useOpened } from '../movement/useOpened.ts';
import { useTrackBegin } from '../movement/useTrackBegin.ts';
import { useWithdrawalDraft, useWithdrawalSettings } from './useWithdrawal.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

export function Withdrawal() {
  const text = useText();
  const { loading } = useWithdrawalSettings();
  return (
    <Stack gap={6}>
      <Boundary>
        <OpenMovements kind="withdrawal" page="withdraw" title={text('movement.open')} />
      </Boundary>
      <Boundary>
        <NewWithdrawal />
      </Boundary>
      <RevealWhenReady waiting={loading}>
        <Boundary>
          <Movements kind="withdrawal" page="withdraw" />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}

function NewWithdrawal() {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const answer = useWithdrawalSettings();
  const draft = useWithdrawalDraft();
  const confirms = useOffered('receipts');
  const moving = useMovement('withdrawal', withdraw, ({ amount, currency }) =>
    text('withdrawal.what', { amount: money(amount, currency) }),
  );
  const { go } = useCentre();
  useOpened(moving, (movement) => go('withdraw', { movement }, { replace: true }));
  const settings = answer.value;
  useTrackBegin('withdrawal', settings !== undefined);
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" count={2} />}>
      {settings && (
        <MovementFlow
          moving={moving}
          form={<WithdrawalForm settings={settings} draft={draft} moving={moving} />}
          review={
            <SecretReview
              moving={moving}
              onConfirm={(paymentPassword) =>
                moving.press((quote) => ({ ...agreedIn(quote, language), paymentPassword }))
              }
            >
              {confirms && (
                <Alert tone="warning" kind="panel">
                  {text('withdrawal.notice', { minutes: settings.confirmMinutes })}
                </Alert>
              )}
            </SecretReview>
          }
        />
      )}
    </LoadFrame>
  );
}
