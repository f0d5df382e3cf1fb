import { checkFeedback, languageTag } from '@baize/domain';
import { judgePicture } from '../../http/judgePicture.ts';
import { Refusal } from '../../http/refusal.ts';

export interface Feedback {
  account: string | null;
  type: string;
  content: string;
  pictures: number;
  time: number;
}

/** Words, inclusive. */
export const feedbackLimits = { minWords: 10, maxWords: 500 };

/** Feedback to the operator. Validates texts and pictures itself rather than trusting the page. */
export class FeedbackBox {
  readonly #kept: Feedback[] = [];

  all(): readonly Feedback[] {
    return this.#kept;
  }

  take({ images, ...feedback }: Omit<Feedback, 'pictures'> & { images: readonly string[] }, language: string): void {
    const { minWords: min, maxWords: max } = feedbackLimits;
    if (checkFeedback(feedback.content, { min, max, tag: languageTag(language) })) {
      throw new Refusal('validation-failed', { message: 'too few or too many words' });
    }
    for (const image of images) {
      const { fault } = judgePicture(image);
      if (fault === 'size') throw new Refusal('too-large', { message: 'a picture is too large' });
      if (fault) throw new Refusal('validation-failed', { message: `not a picture: ${fault}` });
    }
    this.#kept.push({ ...feedback, pictures: images.length });
  }

  empty(): void {
    this.#kept.length = 0;
  }
}
