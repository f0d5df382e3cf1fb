import { Button, Inline } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';

interface FormFootProps {
  /** What sending the form does, in words. */
  action: string;
  busy: boolean;
  /** Seconds until it may be sent again (`useRetryWait`). */
  wait?: number;
  onClose: () => void;
}

/** What a form of the account ends with: to send it, or to leave things as they are. */
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
