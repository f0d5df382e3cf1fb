import { placeDeposit } from '@baize/gateway';
import { Button, Empty, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Boundary } from '../../../core/loading/Boundary.tsx';
import { RevealWhenReady } from '../../../core/loading/RevealWhenReady.tsx';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';
import { useDepositSettings } from '../../../data/depositSettings.ts';
import { loadOf } from '../../../data/load.ts';
import { agreedIn } from '../movement/agreedIn.ts';
import { MovementFlow } from '../movement/MovementFlow.tsx';
import { Movements } from '../movement/Movements.tsx';
import { OpenMovements } from '../movement/OpenMovements.tsx';
import { Review } from '../movement/Review.tsx';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { useMovement } from '../movement/useMovement.ts';
import { useOpened } from '../movement/useOpened.ts';
import { useTrackBegin } from '../movement/useTrackBegin.ts';
import { DepositForm } from './DepositForm.tsx';
import { chosenOf, useDepositDraft } from './useDepositDraft.ts';
import { useDepositErrand } from './useDepositErrand.ts';

export function Deposit() {
  const text = useText();
  const { loading } = useDepositSettings();
  return (
    <Stack gap={6}>
      <Boundary>
        <OpenMovements kind="deposit" page="depositv2" title={text('deposit.open')} />
      </Boundary>
      <Boundary>
        <NewDeposit />
      </Boundary>
      <RevealWhenReady waiting={loading}>
        <Boundary>
          <Movements kind="deposit" page="depositv2" />
        </Boundary>
      </RevealWhenReady>
    </Stack>
  );
}

function NewDeposit() {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const { hrefOf, go } = useCentre();
  const answer = useDepositSettings();
  const errand = useDepositErrand();
  const draft = useDepositDraft(errand.amount);
  const { currency: own } = useBrand();
  const chosen = answer.value && chosenOf(draft[0], answer.value, own);
  const moving = useMovement(
    'deposit',
    placeDeposit,
    ({ amount, currency }) => text('deposit.what', { amount: money(amount, currency) }),
    chosen?.method.kind,
  );
  useTrackBegin('deposit', answer.value !== undefined);
  useOpened(moving, (movement) => go('depositv2', { movement, ...errand.kept }, { replace: true }));
  if (answer.error?.code === 'on-a-break') {
    const toControl = <Button href={hrefOf('playControl')}>{text('member.page.playControl')}</Button>;
    return <Empty title={text('deposit.break')} actions={toControl} />;
  }
  const settings = answer.value;
  const load = loadOf(answer, text, {
    empty: { title: text('deposit.none') },
    isEmpty: settings?.methods.length === 0,
  });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" count={2} />}>
      {settings && (
        <MovementFlow
          moving={moving}
          form={<DepositForm settings={settings} draft={draft} moving={moving} />}
          review={<Review moving={moving} onConfirm={() => moving.press((quote) => agreedIn(quote, language))} />}
        />
      )}
    </LoadFrame>
  );
}
