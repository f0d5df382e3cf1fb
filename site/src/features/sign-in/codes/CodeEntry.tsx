import { CodeField, WarningDialog } from '@baize/ui/overlays';
import type { Ref } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import type { SmsCode } from './useSmsCode.ts';

interface CodeEntryProps {
  code: Omit<SmsCode, 'send'> & { send: () => Promise<unknown> };
  id: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** False while there is nothing to send the code to. */
  ready: boolean;
  /** Called when a code is requested too early, to show what is missing. */
  onNotReady?: () => void;
  error: string | undefined;
  hint?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function CodeEntry({
  code,
  id,
  label,
  value,
  onValueChange,
  ready,
  onNotReady,
  error,
  hint,
  required = true,
  ref,
}: CodeEntryProps) {
  const text = useText();
  const failure = code.error;
  const words =
    failure && (failure.message && failure.code === 'code-not-sent' ? failure.message : errorText(text, failure));
  return (
    <>
      <CodeField
        id={id}
        ref={ref}
        label={label}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        error={error ?? (code.stale ? text('codes.otherNumber') : undefined)}
        hint={hint}
        required={required}
        countdown={{
          deadline: code.deadline,
          state: code.request,
          onSend: () => (ready ? void code.send() : onNotReady?.()),
          words: {
            send: text('codes.send'),
            sending: text('codes.sending'),
            resend: text('codes.resend'),
            wait: (seconds) => text('codes.wait', { seconds }),
            tooMany: text('codes.tooMany'),
            sent: text('codes.sent'),
            over: text('codes.over'),
          },
        }}
      />
      <WarningDialog
        open={failure !== null}
        title={text('codes.failed.title')}
        text={words ?? ''}
        close={text('codes.failed.submit')}
        onClose={code.dismiss}
      />
    </>
  );
}
