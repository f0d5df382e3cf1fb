import { checkFeedback, type FeedbackType, wordsIn } from '@baize/domain';
import { feedbackSettings, sendFeedback } from '@baize/gateway';
import { tagOf } from '@baize/messages';
import { useState } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useAction } from '../../data/useAction.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useLeftForm } from '../../shared/forms/useLeftForm.ts';
import { faultText } from '../../shared/pictures/PicturesField.tsx';
import { type Prepared, preparePicture } from '../../shared/pictures/preparePicture.ts';

const usual = { minWords: 10, maxWords: 500 };

interface Chosen {
  id: string;
  name: string;
  image: Extract<Prepared, { ok: true }>;
}

/** What a person wants to say, until it is said: nothing typed or chosen is lost when sending fails (FBK-01). */
export function useFeedback(onSent: () => void) {
  const text = useText();
  const tag = tagOf(useLanguage());
  const { minWords: min, maxWords: max } = useEndpoint(feedbackSettings, {}).value ?? usual;
  const [type, setType] = useLeftForm<FeedbackType>('feedback type', 'deposit');
  const [content, setContent] = useLeftForm('feedback', '');
  const [images, setImages] = useState<readonly Chosen[]>([]);
  /** Why files were not taken. */
  const [strangers, setStrangers] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { send: sendOff, busy, error, forget } = useSending();
  const problem = checkFeedback(content, { min, max, tag });

  const addImages = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, image: await preparePicture(file) })));
    const pictures = read.flatMap(({ name, image }) => (image.ok ? [{ id: crypto.randomUUID(), name, image }] : []));
    setImages((kept) => [...kept, ...pictures]);
    setStrangers(read.flatMap(({ name, image }) => (image.ok ? [] : [faultText(text, image.fault, name)])));
  };
  /** False when the text has to be mended first. */
  const send = async (): Promise<boolean> => {
    setTried(true);
    if (problem) return false;
    if (await sendOff({ type, content, images: images.map(({ image }) => image.data) })) {
      setContent('');
      setImages([]);
      setTried(false);
      forget();
      onSent();
    }
    return true;
  };
  return {
    ...{ type, setType, content, setContent, strangers, addImages, busy, error, send },
    files: images.map(({ id, name, image }) => ({
      id,
      name,
      picture: image.picture,
      state: { kind: 'chosen' } as const,
    })),
    removeImage: (id: string) => setImages((kept) => kept.filter((image) => image.id !== id)),
    limits: { min, max },
    words: wordsIn(content, tag).length,
    problem: tried ? problem : null,
  };
}

function useSending() {
  const { send, busy } = useAction(sendFeedback);
  type Failure = Extract<Awaited<ReturnType<typeof send>>, { ok: false }>['error'];
  const [error, setError] = useState<Failure | null>(null);
  return {
    busy,
    error,
    forget: () => setError(null),
    send: async (input: Parameters<typeof send>[0]) => {
      setError(null);
      const outcome = await send(input);
      if (!outcome.ok) setError(outcome.error);
      return outcome.ok;
    },
  };
}
