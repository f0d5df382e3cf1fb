import { Button, Inline, Stack, Text } from '@baize/ui';
import { ConfirmDialog, CountConfirm, FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguageTag } from '../../core/services/useLanguageTag.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { endingNames, otherSide, outcomeOf } from './reviewWords.ts';
import { TerminateDialog } from './TerminateDialog.tsx';
import type { TermsText } from './termsText.ts';
import type { Review } from './useReview.ts';

interface ReviewActionsProps {
  review: Review;
  words: TermsText;
}

export function ReviewActions({ review, words }: ReviewActionsProps) {
  const text = useText();
  const locale = useLanguageTag();
  const [asking, setAsking] = useState<'reject' | 'withdraw' | 'terminate' | null>(null);
  const [typed, setTyped] = useState<string | null>('');
  const { shown, dates, now, act, busy, error, can, stale } = review;
  const { contract: named, before, endings } = shown;
  const { state } = named.contract;
  const close = () => setAsking(null);
  const outcome = outcomeOf(named, text, dates);
  const count = endings.length;
  if (stale || (outcome === '' && !can('accept') && !can('withdraw'))) return null;
  return (
    <>
      <Stack gap={2}>
        <FormError>{error}</FormError>
        {can('accept') && (
          <CountConfirm
            label={text('contracts.count')}
            count={count}
            value={typed}
            onValueChange={setTyped}
            locale={locale}
            accept={{
              label: text(before ? 'contracts.accept.change' : 'contracts.accept'),
              onClick: () => void act('accept'),
              busy: busy && asking === null,
            }}
            reject={{ label: text('contracts.reject'), onClick: () => setAsking('reject') }}
            deadline={
              state.kind === 'requested'
                ? text('contracts.deadline', {
                    time: dates.moment(state.expiresAt),
                    left: dates.left(state.expiresAt, now),
                  })
                : undefined
            }
            words={{
              matches: text('contracts.count.matches', { names: endingNames(endings, words) }),
              differs: (value) => text('contracts.count.differs', { typed: value, count }),
            }}
          />
        )}
        {(outcome !== '' || can('withdraw')) && (
          <Inline gap={3} justify="between" align="center" wrap>
            <Text as="span">{outcome || text('contracts.waits', { name: otherSide(named, text) })}</Text>
            {can('withdraw') && <Button onClick={() => setAsking('withdraw')}>{text('contracts.withdraw')}</Button>}
            {can('terminate') && <Button onClick={() => setAsking('terminate')}>{text('contracts.terminate')}</Button>}
          </Inline>
        )}
      </Stack>
      <ReasonDialog
        open={asking === 'reject'}
        title={text('contracts.reject.title')}
        reader={otherSide(named, text)}
        confirm={text('contracts.reject.confirm')}
        send={(reason) => act('reject', reason)}
        // The page explains these below the dialog.
        onError={({ code }) => (code === 'contract-changed' || code === 'request-expired') && close()}
        onClose={close}
      />
      <TerminateDialog open={asking === 'terminate'} review={review} words={words} onClose={close} />
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={text('contracts.withdraw.ask')}
        text={text('contracts.withdraw.text', { name: otherSide(named, text) })}
        confirm={text('contracts.withdraw')}
        cancel={text('frame.cancel')}
        busy={busy}
        onConfirm={() => void act('withdraw').then(close)}
        onClose={close}
      />
    </>
  );
}
