import type { GatewayError } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import type { Load } from '@baize/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../core/language/useText.ts';
import type { Answer } from './useEndpoint.ts';

/** Why a call failed, in the person's words. */
export const errorText = (text: Translate, { code, reference }: Pick<GatewayError, 'code' | 'reference'>) =>
  text(`error.${code}` as MessageId, { reference });

interface LoadWords {
  /** Heading when it failed. */
  title?: string;
  /** What an empty list says; without it an empty list is shown as it is. */
  empty?: { title: string; text?: string; actions?: ReactNode };
  isEmpty?: boolean;
}

/** What a list or a part shows: a failure only while there is nothing older to keep on the screen (LOB-11). */
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
