import { Stack, Text } from '@baize/ui';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { ReviewEndings } from './ReviewEndings.tsx';
import { ReviewStale } from './ReviewStale.tsx';
import { ReviewTerms } from './ReviewTerms.tsx';
import { otherSide } from './reviewWords.ts';
import type { TermsText } from './termsText.ts';
import type { ContractDetail } from './useContracts.ts';
import type { Review } from './useReview.ts';

interface ContractReviewProps {
  review: Review;
  words: TermsText;
  prepareHref: (account: string) => string;
  /** Names of the owners of unaffected contracts, as a sentence fragment; empty for none. */
  stayingOf: (endings: ContractDetail['endings']) => string;
}

/** Shows a contract or request to either side: what changes, what ends, what it would have paid (AGT-10). */
export function ContractReview({ review, words, prepareHref, stayingOf }: ContractReviewProps) {
  const text = useText();
  const { shown, dates, stale } = review;
  const { contract: named, before, beforeEndsAt, endings, periods, rules } = shown;
  const { terms, state } = named.contract;
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
      <ReviewStale stale={stale} />
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
        side={named.side ?? 'payer'}
        {...{ periods, rules, words, dates }}
      />
    </Stack>
  );
}
