import type { ContactKind } from '@baize/domain';
import { Stack, Text } from '@baize/ui';
import { FormError, type MobileNumber, TextField } from '@baize/ui/overlays';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useStatus } from '../../../core/services/status.ts';
import { CodeEntry } from '../../sign-in/codes/CodeEntry.tsx';
import { MobileNumberField } from '../../sign-in/codes/MobileNumberField.tsx';
import { type NewContact, useHeldCode, useNewCode } from '../../sign-in/codes/useContactCode.ts';
import { useNumberError } from '../../sign-in/codes/useNumberError.ts';
import { usePhones } from '../../sign-in/phone/usePhones.ts';
import type { MobileEntry } from '../../sign-in/session/useMobileEntry.ts';
import { FormFoot } from './FormFoot.tsx';
import { useBinding } from './useBinding.ts';

interface BindContactProps {
  kind: ContactKind;
  /** The one bound now, masked; null for none. */
  held: string | null;
  onClose: () => void;
}

const address = /^[^@\s]{1,64}@[^@\s]+\.[^@\s]{2,}$/;

/** Binds a number or an address by the code sent to it; who has one already proves that it is theirs first. */
export function BindContact({ kind, held, onClose }: BindContactProps) {
  const text = useText();
  const entry = useNewMobile();
  const numberError = useNumberError(entry);
  const [email, setEmail] = useState('');
  const [typed, setTyped] = useState({ held: '', fresh: '' });
  const [tried, setTried] = useState<'no' | 'contact' | 'all'>('no');
  const { bind, busy, errors, proved } = useBinding(kind);
  const contact = useContact(kind, entry.mobile, email);
  const heldCode = useHeldCode(kind);
  const newCode = useNewCode(kind, contact);
  const contactField = useRef<HTMLInputElement>(null);
  const heldField = useRef<HTMLInputElement>(null);
  const freshField = useRef<HTMLInputElement>(null);
  const asksHeld = held !== null && !proved;
  const missing = (code: string) => (tried === 'all' && code.trim() === '' ? text('codes.invalid') : undefined);
  const unsound = kind === 'mobile' ? numberError : contact ? undefined : text('profile.bind.pattern.email');
  const wrongContact = (tried === 'no' ? undefined : unsound) ?? errors.contact;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried('all');
    if (asksHeld && typed.held.trim() === '') return heldField.current?.focus();
    if (!contact) return contactField.current?.focus();
    if (typed.fresh.trim() === '') return freshField.current?.focus();
    if (await bind({ contact, verificationCode: typed.fresh.trim(), heldCode: typed.held.trim() })) return onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <Text as="h4" size="title">
          {text(`profile.bind.${kind}`)}
        </Text>
        <FormError>{errors.form}</FormError>
        {asksHeld && (
          <Stack gap={2}>
            <Text size="label">{text('profile.bind.held', { contact: inOrder(held) })}</Text>
            <CodeEntry
              code={heldCode}
              id={`held-${kind}`}
              ref={heldField}
              label={text('profile.bind.code.held', { contact: inOrder(held) })}
              hint={text('profile.bind.held.lost')}
              value={typed.held}
              onValueChange={(code) => setTyped({ ...typed, held: code })}
              ready
              error={missing(typed.held) ?? errors.heldCode}
            />
          </Stack>
        )}
        {kind === 'mobile' ? (
          <MobileNumberField entry={entry} id="new-mobile" ref={contactField} error={wrongContact} />
        ) : (
          <TextField
            ref={contactField}
            type="email"
            label={text('profile.email')}
            value={email}
            onValueChange={setEmail}
            error={wrongContact}
            autoComplete="email"
            required
          />
        )}
        <CodeEntry
          code={newCode}
          id={`new-${kind}-code`}
          ref={freshField}
          label={text('profile.bind.code.new')}
          value={typed.fresh}
          onValueChange={(code) => setTyped({ ...typed, fresh: code })}
          ready={contact !== null}
          onNotReady={() => {
            setTried('contact');
            contactField.current?.focus();
          }}
          error={missing(typed.fresh) ?? errors.verificationCode}
        />
        <FormFoot action={text('profile.bind.action')} busy={busy} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** What is typed as the platform takes it; null while it is none. */
function useContact(
  kind: ContactKind,
  mobile: { mobileNum: string; countryDialingCode: string } | null,
  email: string,
): NewContact | null {
  const typed = email.trim();
  return useMemo(() => {
    if (kind === 'email') return address.test(typed) ? { email: typed } : null;
    return mobile && { mobileNum: mobile.mobileNum, countryDialingCode: mobile.countryDialingCode };
  }, [kind, mobile, typed]);
}

/** A number that is none of the ones used before: it begins empty, in the country that the player seems to be in. */
function useNewMobile(): MobileEntry {
  const here = useStatus().country?.countryCode ?? '';
  const [typed, setTyped] = useState<MobileNumber>({ country: '', number: '' });
  const value = useMemo(() => (typed.country ? typed : { ...typed, country: here }), [typed, here]);
  const phones = usePhones(value.number, true);
  const mobile = useMemo(() => phones.read?.(value.number, value.country) ?? null, [phones, value]);
  return { phones, value, onValueChange: setTyped, mobile };
}
