import { checkProofs, type MoneyMovement } from '@baize/domain';
import { type disputeReceipt, longestDispute, uploadProof } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { FormError, TextArea } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import type { MoneyAction } from '../../../money/useMoneyAction.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { PicturesField } from '../../../shared/pictures/PicturesField.tsx';
import { useSentPictures } from '../../../shared/pictures/useSentPictures.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { proofProblem } from './proofProblem.ts';

interface DisputeProps {
  movement: MoneyMovement;
  action: MoneyAction<typeof disputeReceipt>;
}

export function Dispute({ movement: { reference, received, receivedCurrency }, action }: DisputeProps) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const draft = useFormDraft(`dispute ${reference}`, { remark: '' });
  const pictures = useSentPictures(uploadProof);
  const proofs = checkProofs(pictures.proofs);
  const { state } = action;
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    externalFields: ['pictures'],
    validate: ({ remark }) => ({
      remark: remark.trim() === '' ? text('receipt.dispute.required') : undefined,
      pictures: pictures.files.length === 0 ? text('receipt.problem.pictures-required') : proofProblem(proofs, text),
    }),
    onSubmit: ({ remark }) => {
      if (proofs.kind !== 'ok') return undefined;
      void action.send(
        { reference, remark: remark.trim(), pictureIds: proofs.ids, language },
        text('receipt.what', { amount: money(received, receivedCurrency) }),
      );
      return undefined;
    },
  });
  if (!opened && form.values.remark === '') {
    return <Button onClick={() => setOpened(true)}>{text('receipt.dispute')}</Button>;
  }
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>
          {state.kind === 'refused' && <span>{errorText(text, state.error)}</span>}
          {state.kind === 'none' && <span>{text('money.fate.none', { what: state.intent.what })}</span>}
        </FormError>
        <TextArea
          {...form.field('remark')}
          label={text('receipt.dispute.remark')}
          maxLength={longestDispute}
          words={{ left: (count) => text('receipt.dispute.left', { count }), full: text('receipt.dispute.full') }}
          required
        />
        <PicturesField
          {...form.externalField('pictures')}
          label={text('receipt.pictures')}
          hint={text('receipt.pictures.hint')}
          files={pictures.files}
          onAdd={pictures.add}
          onRemove={pictures.remove}
          onRetry={pictures.retry}
        />
        <Button type="submit" kind="primary" size="lg" wide busy={state.kind === 'sending'}>
          {text('receipt.dispute.send')}
        </Button>
      </Stack>
    </form>
  );
}
