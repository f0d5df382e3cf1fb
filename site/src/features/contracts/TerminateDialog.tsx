import { Stack, Text } from '@baize/ui';
import { CountConfirm, Dialog } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguageTag } from '../../core/services/useLanguageTag.ts';
import { ReviewEndings } from './ReviewEndings.tsx';
import { endingNames } from './reviewWords.ts';
import type { TermsText } from './termsText.ts';
import type { Review } from './useReview.ts';

interface TerminateDialogProps {
  open: boolean;
  review: Review;
  words: TermsText;
  onClose: () => void;
}

export function TerminateDialog({ open, review, words, onClose }: TerminateDialogProps) {
  const text = useText();
  const locale = useLanguageTag();
  const [typed, setTyped] = useState<string | null>('');
  const { shown, dates, endsAt, act, busy } = review;
  const { endings } = shown;
  const count = endings.length;
  const confirm = async () => {
    await act('terminate');
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={text('contracts.terminate.ask')}
      size="md"
      onClose={onClose}
      words={{ close: text('frame.close') }}
      footer={
        <CountConfirm
          label={text('contracts.count')}
          count={count}
          value={typed}
          onValueChange={setTyped}
          locale={locale}
          accept={{ label: text('contracts.terminate'), onClick: () => void confirm(), busy }}
          reject={{ label: text('frame.cancel'), onClick: onClose }}
          words={{
            matches: text('contracts.count.matches', { names: endingNames(endings, words) }),
            differs: (value) => text('contracts.count.differs', { typed: value, count }),
          }}
        />
      }
    >
      <Stack gap={4}>
        <Text>{text('contracts.terminate.text', { time: dates.last(endsAt) })}</Text>
        <ReviewEndings endings={endings} by="terminate" words={words} dates={dates} />
      </Stack>
    </Dialog>
  );
}
