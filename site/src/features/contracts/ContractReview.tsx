import type { NamedContract } from '@baize/gateway';
import { Alert, Button, Empty, Inline, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Deadline } from '@baize/ui/overlays';
import { useEffect, useRef } from 'react';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { ContractVersions } from './ContractVersions.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewEndings } from './ReviewEndings.tsx';
import { ReviewTerms } from './ReviewTerms.tsx';
import { otherSide, reviewLine, reviewTitle } from './reviewWords.ts';
import { isNear } from './useContractDates.ts';
import { type ContractDetail, useContractDetail } from './useContracts.ts';
import { useReview } from './useReview.ts';
import { useTermsText } from './useTermsText.ts';

interface ContractReviewProps {
  contractId: string;
  /** The list it was opened from. */
  backHref: string;
  /** Another version of it. */
  hrefOf: (contractId: string) => string;
  /** A draft for a contract that would end, with terms that the new limits allow. */
  prepareHref: (account: string) => string;
  /** Names of those whose contracts stay, as a part of a sentence; empty for none. */
  stayingOf: (ending: ContractDetail['endings']) => string;
  onDone: (contract: NamedContract, act: 'accept' | 'reject' | 'withdraw' | 'terminate') => void;
}

/** A contract or a request for its proposer, the other side and afterwards: what changes, what ends, what it would have paid (AGT-10). */
export function ContractReview(props: ContractReviewProps) {
  const { contractId, backHref } = props;
  const text = useText();
  const answer = useContractDetail(contractId);
  const back = useRef<HTMLAnchorElement>(null);
  // The link that led here is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another page
  useEffect(() => back.current?.focus({ preventScroll: true }), [contractId]);
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <Button ref={back} href={backHref} size="sm">
          {text('contracts.back')}
        </Button>
      </Inline>
      {answer.error?.code === 'not-found' ? (
        <Empty title={text('contracts.missing')} />
      ) : (
        <LoadFrame
          load={loadOf(answer, text, { title: text('contracts.failed') })}
          skeleton={<Skeleton shape="row" count={4} />}
        >
          {answer.value && <Loaded {...props} key={contractId} answer={answer} detail={answer.value} />}
        </LoadFrame>
      )}
    </Stack>
  );
}

interface LoadedProps extends ContractReviewProps {
  answer: Answer<ContractDetail>;
  detail: ContractDetail;
}

function Loaded({ answer, detail, hrefOf, prepareHref, stayingOf, onDone }: LoadedProps) {
  const text = useText();
  const review = useReview(answer, detail, onDone);
  const { shown, dates, now, stale } = review;
  const { contract: named, before, beforeEndsAt, endings, periods, rules, versions } = shown;
  const { terms, state } = named.contract;
  const words = useTermsText(shown.currency);
  const requested = state.kind === 'requested';
  const old = before?.contract ?? null;
  const staying = requested && endings.length > 0 ? stayingOf(endings) : '';
  const note = [
    ...(requested && old && beforeEndsAt !== null
      ? [text('contracts.ends.own', { version: old.version, time: dates.last(beforeEndsAt) })]
      : []),
    ...(staying ? [text('contracts.ends.stay', { names: staying })] : []),
  ].join(' ');
  return (
    <Stack gap={4}>
      {stale && (
        <Alert tone="warning" kind="panel" action={stale}>
          {stale.text}
        </Alert>
      )}
      <Inline gap={4} justify="between" align="start" wrap>
        <Stack gap={1}>
          <Text as="h3" size="displaySm">
            {reviewTitle(named, before !== null, text)}
          </Text>
          <Text tone="secondary">{reviewLine(shown, text, dates)}</Text>
        </Stack>
        {requested && (
          <Deadline
            label={text(named.side === 'payee' ? 'contracts.answerBy' : 'contracts.expires')}
            time={{ iso: new Date(state.expiresAt).toISOString(), label: dates.moment(state.expiresAt) }}
            left={dates.left(state.expiresAt, now)}
            tone={isNear(state.expiresAt, now) ? 'warning' : undefined}
          />
        )}
      </Inline>
      {named.note && <Text>{text('contracts.quote', { note: apart(named.note) })}</Text>}
      <ReviewTerms terms={terms} before={old?.terms ?? null} words={words} />
      {requested && (
        <ReviewEndings
          endings={endings}
          by="accept"
          note={note || undefined}
          prepareHref={named.side === 'payee' ? prepareHref : undefined}
          words={words}
          dates={dates}
        />
      )}
      <ReplayTable
        title={
          named.side === 'payee'
            ? text('contracts.replay')
            : text('contracts.replay.other', { name: otherSide(named, text) })
        }
        terms={terms}
        before={old?.terms ?? null}
        periods={periods}
        rules={rules}
        side={named.side ?? 'payer'}
        words={words}
        dates={dates}
      />
      <ContractVersions versions={versions} hrefOf={hrefOf} dates={dates} words={words} />
      <ReviewActions review={review} words={words} />
    </Stack>
  );
}
