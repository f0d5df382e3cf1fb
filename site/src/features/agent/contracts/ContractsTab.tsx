import type { ContractKind } from '@baize/domain';
import { Alert, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import { useContracts } from '../../contracts/useContracts.ts';
import { GivenContracts } from './GivenContracts.tsx';
import { OwnContract } from './OwnContract.tsx';
import type { ContractsView } from './useContractsView.ts';
import { WaitingRequests } from './WaitingRequests.tsx';

interface ContractsTabProps {
  kind: ContractKind;
  view: ContractsView;
  /** Contract with newly accepted terms, which takes the focus. */
  accepted: boolean;
}

export function ContractsTab({ kind, view, accepted }: ContractsTabProps) {
  const text = useText();
  const answer = useContracts(kind);
  const { value, error, retry } = answer;
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('contracts.failed') })}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {value && (
        <Stack gap={4}>
          {error && (
            <Alert tone="info" kind="panel" action={{ label: text('contracts.refresh'), onClick: () => void retry() }}>
              {text('contracts.stale.figures')}
            </Alert>
          )}
          <WaitingRequests contracts={value} view={view} />
          <OwnContract kind={kind} contracts={value} view={view} focused={accepted} />
          <GivenContracts kind={kind} contracts={value} view={view} />
        </Stack>
      )}
    </LoadFrame>
  );
}
