import { type FeedbackProblem, feedbackTypes } from '@baize/domain';
import { Button, Stack } from '@baize/ui';
import { Dialog, FormError, SelectField, TextArea } from '@baize/ui/overlays';
import { type FormEvent, useRef } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useServices } from '../../core/services/services.ts';
import { errorText } from '../../data/load.ts';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { useFeedback } from './useFeedback.ts';

/** Telling the operator something, with pictures if need be (FBK-01). */
export function Feedback({ open, onClose }: OverlayProps) {
  const text = useText();
  const { toasts } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const feedback = useFeedback(() => {
    toasts.show({ tone: 'positive', text: text('feedback.sent') });
    onClose();
  });
  const { error, limits, words } = feedback;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await feedback.send()) return;
    form.current?.querySelector<HTMLElement>('textarea')?.focus();
  };
  return (
    <Dialog
      open={open}
      title={text('feedback.title')}
      onClose={onClose}
      size="md"
      words={{ close: text('frame.close') }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap={5}>
          <FormError>{error && errorText(text, error)}</FormError>
          <SelectField
            label={text('feedback.type')}
            value={feedback.type}
            onValueChange={(type) => feedback.setType(feedbackTypes.find((known) => known === type) ?? 'other')}
            options={feedbackTypes.map((value) => ({ value, label: text(`feedback.type.${value}`) }))}
          />
          <TextArea
            label={text('feedback.content')}
            hint={text('feedback.content.hint', { ...limits, words })}
            error={problemText(text, feedback.problem)}
            value={feedback.content}
            onValueChange={feedback.setContent}
            required
          />
          <PicturesField
            files={feedback.files}
            error={feedback.strangers.join(' ') || undefined}
            onAdd={(files) => void feedback.addImages(files)}
            onRemove={feedback.removeImage}
            onRetry={feedback.removeImage}
          />
          <Button type="submit" kind="primary" size="lg" wide busy={feedback.busy}>
            {text('feedback.send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function problemText(text: Translate, problem: FeedbackProblem | null): string | undefined {
  if (!problem) return undefined;
  if (problem.kind === 'required') return text('feedback.content.required');
  return text('feedback.content.words', { min: problem.min, max: problem.max, words: problem.words });
}
