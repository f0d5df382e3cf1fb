import type { ContractKind } from '@baize/domain';
import { apart } from '../../../core/language/isolate.ts';
import { ContractReview } from '../../contracts/ContractReview.tsx';
import { useContracts } from '../../contracts/useContracts.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import type { ContractsView } from './useContractsView.ts';

interface ReviewPageProps {
  kind: ContractKind;
  view: ContractsView;
  contractId: string;
  onAccepted: () => void;
}

/** One contract or request within the agent centre; what was answered leads back to the list. */
export function ReviewPage({ kind, view, contractId, onAccepted }: ReviewPageProps) {
  const { value } = useContracts(kind);
  const { list } = useTermsText(value?.currency);
  return (
    <ContractReview
      contractId={contractId}
      backHref={view.hrefOf()}
      hrefOf={(contract) => view.hrefOf({ contract })}
      prepareHref={(account) => view.hrefOf({ propose: account, step: 'tiers', fits: contractId })}
      stayingOf={(endings) => {
        const ending = new Set(endings.map(({ contract }) => contract.contract.id));
        const stay = (value?.given ?? []).filter(({ contract }) => !ending.has(contract.id));
        return list(stay.map(({ payee }) => apart(payee.name)));
      }}
      onDone={(_, act) => {
        if (act === 'accept') onAccepted();
        view.go({}, { replace: true });
      }}
    />
  );
}
