import { wordsIn } from '../base/words.ts';

/** Source: section 3. */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'service', 'application', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export type FeedbackProblem = { kind: 'required' } | { kind: 'words'; words: number; min: number; max: number };

/** Validates feedback text against inclusive bounds in words; null if valid. Source: section 5. */
export function checkFeedback(
  content: string,
  { min, max, tag }: { min: number; max: number; tag: string },
): FeedbackProblem | null {
  const words = wordsIn(content, tag).length;
  if (words === 0) return { kind: 'required' };
  return words < min || words > max ? { kind: 'words', words, min, max } : null;
}
