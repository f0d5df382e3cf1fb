import { Button, Inline } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';

interface FormFootProps {
  action: string;
  busy: boolean;
  wait?: number;
  onClose: () => void;
}

export function FormFoot({ action, busy, wait = 0, onClose }: FormFootProps) {
  const text = useText();
  return (
    <Inline gap={3} wrap>
      <SubmitButton busy={busy} wait={wait}>
        {action}
      </SubmitButton>
      <Button kind="ghost" onClick={onClose}>
        {text('frame.cancel')}
      </Button>
    </Inline>
  );
}
