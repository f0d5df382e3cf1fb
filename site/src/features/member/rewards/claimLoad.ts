import type { Load } from '@baize/ui';
import type { Translate } from '../../../core/language/useText.ts';
import { loadOf } from '../../../data/load.ts';
import type { Answer } from '../../../data/useEndpoint.ts';

/** Returns the loading state. A break is not a failure and offers no retry (RSP-04). */
export function claimLoad<V>(answer: Answer<V>, text: Translate, words: Parameters<typeof loadOf>[2]): Load {
  if (answer.error?.code === 'on-a-break') return onBreak(text);
  return loadOf(answer, text, words);
}

export const onBreak = (text: Translate): Load => ({
  kind: 'empty',
  title: text('rewards.break.title'),
  text: text('rewards.break.text'),
});
