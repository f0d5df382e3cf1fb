import type { openMessage, ValueOf } from '@baize/gateway';
import { LoadFrame, Skeleton } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import type { Answer } from '../../../data/useEndpoint.ts';
import { SafeHtml } from '../../../shared/page/SafeHtml.tsx';

/** The text of the message that is open, cleaned of whatever could run, load or cover the page (NTC-04). */
export function OpenedText({ answer }: { answer: Answer<ValueOf<typeof openMessage>> }) {
  const text = useText();
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={3} />}>
      {answer.value && <SafeHtml html={answer.value.content} />}
    </LoadFrame>
  );
}
