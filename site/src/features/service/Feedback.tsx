import { feedbackTypes } from '@baize/domain';
import { Button, Stack } from '@baize/ui';
import { Dialog, FormError, SelectField, TextArea } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { PicturesField } from '../../shared/pictures/PicturesField.tsx';
import { useFeedback } from './useFeedback.ts';

export function Feedback({ open, onClose }: OverlayProps) {
  const text = useText();
  const feedback = useFeedback(onClose);
  const { form, limits, words } = feedback;
  return (
    <Dialog
      open={open}
      title={text('feedback.title')}
      onClose={onClose}
      size="md"
      words={{ close: text('frame.close') }}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap={5}>
          <FormError>{form.error}</FormError>
          <SelectField
            label={text('feedback.type')}
            value={form.values.type}
            onValueChange={(type) => form.setValues({ type: feedbackTypes.find((known) => known === type) ?? 'other' })}
            options={feedbackTypes.map((value) => ({ value, label: text(`feedback.type.${value}`) }))}
          />
          <TextArea
            {...form.field('content')}
            label={text('feedback.content')}
            hint={text('feedback.content.hint', { ...limits, words })}
            required
          />
          <PicturesField
            files={feedback.files}
            error={feedback.strangers.join(' ') || undefined}
            onAdd={(files) => void feedback.addImages(files)}
            onRemove={feedback.removeImage}
            onRetry={feedback.removeImage}
          />
          <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting}>
            {text('feedback.send')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
