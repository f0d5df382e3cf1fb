import type { GatewayError } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import type { Load } from '@baize/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../core/language/useText.ts';
import type { Answer } from './useEndpoint.ts';

export const errorText = (text: Translate, { code, reference }: Pick<GatewayError, 'code' | 'reference'>) =>
  text(`error.${code}` as MessageId, { reference });

interface LoadWords {
  title?: string;
  /** Content for an empty list; without it the list renders as is. */
  empty?: { title: string; text?: string; actions?: ReactNode };
  isEmpty?: boolean;
}

/** Returns the load state of a list or part; a failure shows only if no older value remains (LOB-11). */
export function loadOf<V>(
  answer: Pick<Answer<V>, 'value' | 'error' | 'retry'>,
  text: Translate,
  { title, empty, isEmpty }: LoadWords = {},
): Load {
  if (answer.value !== undefined) return empty && isEmpty ? { kind: 'empty', ...empty } : { kind: 'ready' };
  if (!answer.error) return { kind: 'loading' };
  return {
    kind: 'failed',
    title: title ?? text('list.failed'),
    text: errorText(text, answer.error),
    retry: text('frame.retry'),
    onRetry: answer.retry,
  };
}
