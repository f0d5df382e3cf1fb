import { checkProofs } from '@baize/domain';
import { sendDepositProof, uploadProof } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { type FormEvent, useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { movedByMovement } from '../../../money/moved.ts';
import { PicturesField } from '../../../shared/pictures/PicturesField.tsx';
import { useSentPictures } from '../../../shared/pictures/useSentPictures.ts';

interface ProofProps {
  reference: string;
  onSent: () => Promise<unknown>;
}

/** Shows that an order was paid: nothing is sent while a picture has not arrived (FLT-038). */
export function Proof({ reference, onSent }: ProofProps) {
  const text = useText();
  const language = useLanguage();
  const pictures = useSentPictures(uploadProof);
  const { send, busy } = useAction(sendDepositProof, movedByMovement);
  const [tried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const problem = problemOf(pictures.proofs, text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setTrouble(null);
    const check = checkProofs(pictures.proofs);
    if (check.kind !== 'ok' || check.ids.length === 0) return;
    const outcome = await send({ referenceNo: reference, pictureIds: check.ids, language });
    if (!outcome.ok) setTrouble(errorText(text, outcome.error));
    if (outcome.ok || outcome.error.code === 'movement-closed') await onSent();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <FormError>{trouble}</FormError>
        <PicturesField
          label={text('deposit.proof')}
          files={pictures.files}
          error={tried ? problem : undefined}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
        <Button type="submit" kind="primary" size="lg" wide busy={busy}>
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
