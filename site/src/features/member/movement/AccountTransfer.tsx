import { Alert } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { AccountTransferForm, type AccountTransferFormProps } from './AccountTransferForm.tsx';
import { agreedIn } from './agreedIn.ts';
import { MovementFlow } from './MovementFlow.tsx';
import { SecretReview } from './SecretReview.tsx';
import type { Moving } from './useMovement.ts';

type Sent = ReturnType<typeof agreedIn> & { paymentPassword: string | undefined };

interface AccountTransferProps extends AccountTransferFormProps {
  moving: Moving<Sent>;
}

/** Sends money to an account above or below, confirmed by the payment password (MEM-07, AGT-05). */
export function AccountTransfer({ moving, ...form }: AccountTransferProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MovementFlow
      moving={moving}
      form={<AccountTransferForm {...form} moving={moving} />}
      review={
        <SecretReview
          moving={moving}
          onConfirm={(paymentPassword) => moving.press((quote) => ({ ...agreedIn(quote, language), paymentPassword }))}
        >
          <Alert tone="warning" kind="panel">
            {text('upline.final')}
          </Alert>
        </SecretReview>
      }
    />
  );
}
