import { settle } from '@baize/domain';
import { Avatar, Badge, Inline, Link, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { ActionBar } from '@baize/ui/overlays';
import { apart, inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewStale } from './ReviewStale.tsx';
import { ReviewTerms } from './ReviewTerms.tsx';
import { figuresAt } from './replay.ts';
import { payerOf, reviewLine, reviewTitle } from './reviewWords.ts';
import { type ContractDetail, useContractDetail } from './useContracts.ts';
import { useReview } from './useReview.ts';
import { useTermsText } from './useTermsText.ts';

/** Shows a contract inside a message: its terms in money, its result in past periods, and the answer (AGT-13). */
export function ContractMessage({ contractId }: { contractId: string }) {
  const text = useText();
  const answer = useContractDetail(contractId);
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('contracts.failed') })}
      skeleton={<Skeleton shape="row" count={3} />}
    >
      {answer.value && <Loaded answer={answer} detail={answer.value} />}
    </LoadFrame>
  );
}

function Loaded({ answer, detail }: { answer: Answer<ContractDetail>; detail: ContractDetail }) {
  const text = useText();
  const { hrefOf } = useCentre();
  const review = useReview(answer, detail, () => undefined);
  const { shown, dates, stale } = review;
  const { contract: named, before, startsAt, beforeEndsAt, periods, rules } = shown;
  const { terms, state, version } = named.contract;
  const words = useTermsText(shown.currency);
  const old = before?.contract.terms ?? null;

  /** Returns the minimum payout of a tier in money; null when it is zero or depends on single bets. */
  function sentenceOf(tier: number): string | null {
    const figures = figuresAt(terms, tier);
    const pays = figures && settle(terms, figures, rules);
    const paid = figures && old && settle(old, figures, rules);
    const { kind } = terms;
    if (!figures || !pays || kind === 'realtime-salary' || Number(pays.amount) === 0) return null;
    const amount = figures.kind === 'dividend' ? figures.stakes : 'validBets' in figures ? figures.validBets : '0';
    const values = { amount: words.figure(amount), after: words.figure(pays.amount) };
    return paid && paid.amount !== pays.amount
      ? text(`contracts.money.${kind}.instead`, { ...values, before: words.figure(paid.amount) })
      : text(`contracts.money.${kind}`, values);
  }

  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between" align="center" wrap>
        <Inline gap={3} align="center">
          <Avatar picture={[]} alt="" />
          <Text as="bdi" strong>
            {payerOf(named, text)}
          </Text>
        </Inline>
        {state.kind === 'requested' && !stale && <Badge tone="info">{text('contracts.player.needed')}</Badge>}
      </Inline>
      <Stack gap={1}>
        <Text as="h4" size="displaySm">
          {reviewTitle(named, before !== null, text)}
        </Text>
        <Text tone="secondary">{reviewLine(shown, text, dates)}</Text>
        <Text size="caption" tone="secondary">
          {text('agent.clock', { zone: inOrder(rules.timeZone) })}
        </Text>
        {named.note && <Text>{text('contracts.quote', { note: apart(named.note) })}</Text>}
      </Stack>
      <ReviewStale stale={stale} />
      <ReviewTerms terms={terms} before={old} words={words} sentenceOf={sentenceOf} />
      {before && startsAt !== null && beforeEndsAt !== null && (
        <Text>
          {text('contracts.player.ends', {
            before: before.contract.version,
            time: dates.last(beforeEndsAt),
            version,
            day: dates.day(startsAt),
          })}
        </Text>
      )}
      <ReplayTable
        title={text('contracts.replay')}
        before={old}
        side="payee"
        {...{ terms, periods, rules, words, dates }}
      />
      <Text size="caption" tone="secondary">
        {text('contracts.player.paidBy', { name: payerOf(named, text) })}{' '}
        <Link href={hrefOf('playControl')} inText>
          {text('contracts.player.limits')}
        </Link>
      </Text>
      <ActionBar>
        <ReviewActions review={review} words={words} />
      </ActionBar>
    </Stack>
  );
}
