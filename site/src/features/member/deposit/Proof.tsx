import { checkProofs } from '@baize/domain';
import { sendDepositProof, uploadProof } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { movedByMovement } from '../../../money/moved.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { PicturesField } from '../../../shared/pictures/PicturesField.tsx';
import { useSentPictures } from '../../../shared/pictures/useSentPictures.ts';

interface ProofProps {
  reference: string;
  onSent: () => Promise<unknown>;
}

/** Sends the proof of payment; submitting waits until all pictures are uploaded (FLT-038). */
export function Proof({ reference, onSent }: ProofProps) {
  const text = useText();
  const language = useLanguage();
  const pictures = useSentPictures(uploadProof);
  const { send } = useAction(sendDepositProof, movedByMovement);
  const form = useSubmitForm({
    defaultValues: {},
    externalFields: ['pictures'],
    validate: () => ({ pictures: problemOf(pictures.proofs, text) }),
    onSubmit: async () => {
      const check = checkProofs(pictures.proofs);
      if (check.kind !== 'ok') return undefined;
      const outcome = await send({ reference, pictureIds: check.ids, language });
      if (outcome.ok || outcome.error.code === 'movement-closed') await onSent();
      return outcome;
    },
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={3}>
        <FormError>{form.error}</FormError>
        <PicturesField
          {...form.externalField('pictures')}
          label={text('deposit.proof')}
          files={pictures.files}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
        <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting}>
          {text('deposit.proof.send')}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf(proofs: Parameters<typeof checkProofs>[0], text: Translate): string | undefined {
  if (proofs.length === 0) return text('deposit.proof.required');
  const check = checkProofs(proofs);
  if (check.kind === 'failed') return text('deposit.proof.failed', { count: check.count });
  return check.kind === 'sending' ? text('pictures.wait') : undefined;
}
