import { downlineTransferSettings, transferDownline } from '@baize/gateway';
import { Empty, LoadFrame, Skeleton } from '@baize/ui';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { AccountTransfer } from '../../member/movement/AccountTransfer.tsx';
import type { TransferDraft } from '../../member/movement/AccountTransferForm.tsx';
import { useMoneyIn } from '../../member/movement/useMoneyIn.ts';
import { useMovement } from '../../member/movement/useMovement.ts';
import { useOpened } from '../../member/movement/useOpened.ts';
import { useAgentHead } from '../shared/agentFrame.tsx';
import type { DownlineControl } from './useDownlineView.ts';

interface TransferPageProps {
  account: string;
  control: DownlineControl;
}

/** Sends money to an account of the team; does not reveal why an account cannot receive any. */
export function TransferPage({ account, control: { view, hrefOf } }: TransferPageProps) {
  const text = useText();
  const money = useMoneyIn();
  const { go } = useAgentCentre();
  const answer = useEndpoint(downlineTransferSettings, { account });
  const draft = useFormDraft<TransferDraft>(`downline-${account}`, { amount: '' });
  const settings = answer.value;
  const name = settings?.name ?? '';
  const moving = useMovement('downline', transferDownline, (quote) =>
    text('team.transfer.what', { amount: money(quote.amount, quote.currency), name: apart(name) }),
  );
  useOpened(moving, (movement) => go('downlineManagmentView', { account, movement }, { replace: true }));
  useAgentHead({
    title: text('team.transfer'),
    ...(name !== '' && { text: name }),
    backHref: hrefOf({ ...view, transfer: false }),
    back: text('team.back.account'),
  });
  if (answer.error?.code === 'not-found' && !settings) return <Empty title={text('team.missing')} />;
  const load = loadOf(answer, text, {
    empty: { title: text('error.downline-unavailable') },
    isEmpty: settings?.allowed === false,
  });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
      {settings && (
        <AccountTransfer
          settings={settings}
          recipient={{ label: text('team.transfer.to'), name }}
          question={{ type: 'downline', to: account }}
          draft={draft}
          moving={moving}
        />
      )}
    </LoadFrame>
  );
}
