import { Stack } from '@baize/ui';
import { ErrorSummary, FormError } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { useNumberError } from '../codes/useNumberError.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import type { Entry } from '../session/useEnter.ts';
import { useMobileEntry } from '../session/useMobileEntry.ts';
import { useSignIn } from '../session/useSignIn.ts';

const longestCode = 255;

/** Logs in by a number and the code that is sent to it (LGN-03, SMS-01 to SMS-04). */
export function LoginByPhone({ onSignedIn }: { onSignedIn: (entry: Entry) => void }) {
  const text = useText();
  const entry = useMobileEntry();
  const { mobile } = entry;
  const code = usePhoneCode(mobile);
  const { signInByPhone, busy, error: refused, waitUntil } = useSignIn(onSignedIn);
  const wait = useCountdown(waitUntil);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState<'no' | 'number' | 'all'>('no');
  const [unproven, setUnproven] = useState<Parameters<typeof errorText>[1] | null>(null);
  const number = useRef<HTMLInputElement>(null);
  const digits = useRef<HTMLInputElement>(null);
  const numberError = useNumberError(entry);
  const codeWrong = typed.trim() === '' || typed.length > longestCode;
  const error = unproven ?? refused;

  const wrongNumber = tried === 'no' ? undefined : numberError;
  const wrongCode = tried === 'all' && codeWrong ? text('codes.invalid') : undefined;
  const listed = [
    ...(wrongNumber ? [{ id: 'login-mobile', message: wrongNumber }] : []),
    ...(wrongCode ? [{ id: 'login-code', message: wrongCode }] : []),
  ];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    setTried('all');
    setUnproven(null);
    if (!mobile) return number.current?.focus();
    if (codeWrong) return digits.current?.focus();
    const proof = await code.prove(typed.trim());
    if (!proof.ok) setUnproven(proof.error);
    else {
      const { mobileNum, countryDialingCode } = mobile;
      if (await signInByPhone({ mobileNum, countryDialingCode, ...proof.value })) return setTyped('');
    }
    setTried('no');
    return digits.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
        <FormError>{error && errorText(text, error)}</FormError>
        <MobileNumberField entry={entry} id="login-mobile" ref={number} error={wrongNumber} />
        <CodeEntry
          code={code}
          id="login-code"
          ref={digits}
          label={text('codes.label')}
          value={typed}
          onValueChange={setTyped}
          ready={mobile !== null}
          onNotReady={() => {
            setTried('number');
            number.current?.focus();
          }}
          error={wrongCode}
        />
        <SubmitButton size="lg" wide busy={busy} wait={wait}>
          {text('login.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
