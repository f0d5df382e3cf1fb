import { checkFeedback, type FeedbackProblem, type FeedbackType, wordsIn } from '@baize/domain';
import { feedbackSettings, sendFeedback } from '@baize/gateway';
import { tagOf } from '@baize/messages';
import { useState } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useAction } from '../../data/useAction.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useFormDraft } from '../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../shared/forms/useSubmitForm.ts';
import { faultText } from '../../shared/pictures/PicturesField.tsx';
import { type Prepared, preparePicture } from '../../shared/pictures/preparePicture.ts';

const usual = { minWords: 10, maxWords: 500 };

interface Said {
  type: FeedbackType;
  content: string;
}

interface Chosen {
  id: string;
  name: string;
  image: Extract<Prepared, { ok: true }>;
}

/** Holds the feedback form; text and pictures survive a failed submit (FBK-01). */
export function useFeedback(onSent: () => void) {
  const text = useText();
  const tag = tagOf(useLanguage());
  const { minWords: min, maxWords: max } = useEndpoint(feedbackSettings, {}).value ?? usual;
  const draft = useFormDraft<Said>('feedback', { type: 'deposit', content: '' });
  const [images, setImages] = useState<readonly Chosen[]>([]);
  /** Errors of rejected files. */
  const [strangers, setStrangers] = useState<readonly string[]>([]);
  const { send } = useAction(sendFeedback);
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: ({ content }) => ({ content: problemText(text, checkFeedback(content, { min, max, tag })) }),
    onSubmit: ({ type, content }) => send({ type, content, images: images.map(({ image }) => image.data) }),
    toast: text('feedback.sent'),
    resetOnSuccess: { content: '' },
    onSuccess: () => {
      setImages([]);
      onSent();
    },
  });

  const addImages = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, image: await preparePicture(file) })));
    const pictures = read.flatMap(({ name, image }) => (image.ok ? [{ id: crypto.randomUUID(), name, image }] : []));
    setImages((kept) => [...kept, ...pictures]);
    setStrangers(read.flatMap(({ name, image }) => (image.ok ? [] : [faultText(text, image.fault, name)])));
  };
  return {
    form,
    strangers,
    addImages,
    files: images.map(({ id, name, image }) => ({
      id,
      name,
      picture: image.picture,
      state: { kind: 'chosen' } as const,
    })),
    removeImage: (id: string) => setImages((kept) => kept.filter((image) => image.id !== id)),
    limits: { min, max },
    words: wordsIn(form.values.content, tag).length,
  };
}

function problemText(text: Translate, problem: FeedbackProblem | null): string | undefined {
  if (!problem) return undefined;
  if (problem.kind === 'required') return text('feedback.content.required');
  return text('feedback.content.words', { min: problem.min, max: problem.max, words: problem.words });
}
