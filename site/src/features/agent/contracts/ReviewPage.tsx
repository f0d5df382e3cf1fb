import type { ContractKind } from '@baize/domain';
import { Empty, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { Deadline } from '@baize/ui/overlays';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import type { Answer } from '../../../data/useEndpoint.ts';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import { ContractReview } from '../../contracts/ContractReview.tsx';
import { ContractVersions } from '../../contracts/ContractVersions.tsx';
import { ReviewActions } from '../../contracts/ReviewActions.tsx';
import { reviewLine, reviewTitle } from '../../contracts/reviewWords.ts';
import { type ContractDetail, useContractDetail, useContracts } from '../../contracts/useContracts.ts';
import { isNear } from '../../contracts/useDates.ts';
import { useReview } from '../../contracts/useReview.ts';
import { useTermsText } from '../../contracts/useTermsText.ts';
import { AgentActions, useAgentHead } from '../shared/agentFrame.tsx';
import type { ContractsView } from './useContractsView.ts';

interface ReviewPageProps {
  kind: ContractKind;
  view: ContractsView;
  contractId: string;
  onAccepted: () => void;
}

export function ReviewPage(props: ReviewPageProps) {
  const { kind, view, contractId } = props;
  const answer = useContractDetail(contractId);
  if (answer.value) return <Loaded key={contractId} {...props} answer={answer} detail={answer.value} />;
  return <Waiting kind={kind} view={view} answer={answer} />;
}

function Waiting({ kind, view, answer }: Pick<LoadedProps, 'kind' | 'view' | 'answer'>) {
  const text = useText();
  useAgentHead({ title: text(`agent.kind.${kind}`), backHref: view.hrefOf(), back: text('contracts.back') });
  if (answer.error?.code === 'not-found') return <Empty title={text('contracts.missing')} />;
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('contracts.failed') })}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {null}
    </LoadFrame>
  );
}

interface LoadedProps extends ReviewPageProps {
  answer: Answer<ContractDetail>;
  detail: ContractDetail;
}

function Loaded({ kind, view, contractId, onAccepted, answer, detail }: LoadedProps) {
  const text = useText();
  const isWide = useIsWide();
  const { value: contracts } = useContracts(kind);
  const review = useReview(answer, detail, (_, act) => {
    if (act === 'accept') onAccepted();
    view.go({}, { replace: true });
  });
  const { shown, dates, now } = review;
  const { contract: named, before, versions } = shown;
  const { state } = named.contract;
  const words = useTermsText(shown.currency);
  useAgentHead({
    title: reviewTitle(named, before !== null, text),
    text: reviewLine(shown, text, dates),
    backHref: view.hrefOf(),
    back: text('contracts.back'),
  });
  return (
    <Stack gap={4}>
      {isWide && state.kind === 'requested' && (
        <AgentActions>
          <Deadline
            label={text(named.side === 'payee' ? 'contracts.answerBy' : 'contracts.expires')}
            time={{ iso: new Date(state.expiresAt).toISOString(), label: dates.moment(state.expiresAt) }}
            left={dates.left(state.expiresAt, now)}
            tone={isNear(state.expiresAt, now) ? 'warning' : undefined}
          />
        </AgentActions>
      )}
      <ContractReview
        review={review}
        words={words}
        prepareHref={(account) => view.hrefOf({ propose: account, step: 'tiers', fits: contractId })}
        stayingOf={(endings) => {
          const ending = new Set(endings.map(({ contract }) => contract.contract.id));
          const stay = (contracts?.given ?? []).filter(({ contract }) => !ending.has(contract.id));
          return words.list(stay.map(({ payee }) => apart(payee.name)));
        }}
      />
      <ContractVersions
        versions={versions}
        hrefOf={(contract) => view.hrefOf({ contract })}
        dates={dates}
        words={words}
      />
      <CentreFooter>
        <ReviewActions review={review} words={words} />
      </CentreFooter>
    </Stack>
  );
}
