import { cancelDeposit } from '@baize/gateway';
import { Button, Stack } from '@baize/ui';
import { ConfirmDialog, FormError } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { movedByMovement } from '../../../money/moved.ts';

interface GiveUpProps {
  reference: string;
  onDone: () => Promise<unknown>;
}

export function GiveUp({ reference, onDone }: GiveUpProps) {
  const text = useText();
  const language = useLanguage();
  const { send, busy } = useAction(cancelDeposit, movedByMovement);
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const confirm = async () => {
    const outcome = await send({ reference, language });
    setAsked(false);
    setTrouble(outcome.ok ? null : errorText(text, outcome.error));
    await onDone();
  };
  return (
    <Stack gap={2}>
      <FormError>{trouble}</FormError>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        {text('deposit.cancel')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={text('deposit.cancel.ask')}
        confirm={text('deposit.cancel')}
        cancel={text('frame.cancel')}
        kind="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
}
