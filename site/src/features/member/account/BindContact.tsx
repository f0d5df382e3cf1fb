import { type ContactKind, cleanNumber } from '@baize/domain';
import { Stack, Text } from '@baize/ui';
import { FormError, type MobileNumber, TextField } from '@baize/ui/overlays';
import { useMemo, useState } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useStatus } from '../../../core/services/status.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
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
  /** Current contact, masked; null for none. */
  held: string | null;
  onClose: () => void;
}

const address = /^[^@\s]{1,64}@[^@\s]+\.[^@\s]{2,}$/;

/** Binds a phone number or e-mail by a code sent to it; an existing contact must be confirmed first. */
export function BindContact({ kind, held, onClose }: BindContactProps) {
  const text = useText();
  const entry = useNewMobile();
  const numberError = useNumberError(entry);
  const { bind, refused, proved } = useBinding(kind);
  const asksHeld = held !== null && !proved;
  const place = kind === 'mobile' ? 'mobile' : 'email';
  const needsCode = (code: string) => (cleanNumber(code) === '' ? text('codes.invalid') : undefined);
  const unsound = (contact: NewContact | null) => {
    if (kind === 'mobile') return numberError;
    return contact ? undefined : text('profile.bind.pattern.email');
  };
  const form = useSubmitForm({
    defaultValues: { heldCode: '', email: '', verificationCode: '' },
    externalFields: ['mobile'],
    validate: ({ heldCode, email, verificationCode }) => ({
      heldCode: asksHeld ? needsCode(heldCode) : undefined,
      [place]: unsound(contactOf(kind, entry.mobile, email)),
      verificationCode: needsCode(verificationCode),
    }),
    onSubmit: async ({ heldCode, email, verificationCode }) => {
      const contact = contactOf(kind, entry.mobile, email);
      return contact
        ? bind({ contact, verificationCode: cleanNumber(verificationCode), heldCode: cleanNumber(heldCode) })
        : undefined;
    },
    serverErrors: (error) => {
      const { contact, ...codes } = refused(error);
      return { ...codes, [place]: contact };
    },
    toast: ({ shown }) => text('profile.bind.done', { contact: inOrder(shown ?? '') }),
    onSuccess: onClose,
  });
  const contact = useContact(kind, entry.mobile, form.values.email);
  const heldCode = useHeldCode(kind);
  const newCode = useNewCode(kind, contact);

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Text as="h4" size="title">
          {text(`profile.bind.${kind}`)}
        </Text>
        <FormError>{form.error}</FormError>
        {asksHeld && (
          <Stack gap={2}>
            <Text size="label">{text('profile.bind.held', { contact: inOrder(held) })}</Text>
            <CodeEntry
              {...form.field('heldCode')}
              code={heldCode}
              label={text('profile.bind.code.held', { contact: inOrder(held) })}
              hint={text('profile.bind.held.lost')}
              ready
            />
          </Stack>
        )}
        {kind === 'mobile' ? (
          <MobileNumberField {...form.externalField('mobile')} entry={entry} />
        ) : (
          <TextField
            {...form.field('email')}
            type="email"
            label={text('profile.email')}
            autoComplete="email"
            required
          />
        )}
        <CodeEntry
          {...form.field('verificationCode')}
          code={newCode}
          label={text('profile.bind.code.new')}
          ready={contact !== null}
          onNotReady={() => form.trigger(place)}
        />
        <FormFoot action={text('profile.bind.action')} busy={form.isSubmitting} wait={form.wait} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Returns the contact as the platform expects it; null while incomplete. */
function contactOf(kind: ContactKind, mobile: MobileEntry['mobile'], email: string): NewContact | null {
  const typed = email.trim();
  if (kind === 'email') return address.test(typed) ? { email: typed } : null;
  return mobile && { nationalNumber: mobile.nationalNumber, callingCode: mobile.callingCode };
}

const useContact = (kind: ContactKind, mobile: MobileEntry['mobile'], email: string) =>
  useMemo(() => contactOf(kind, mobile, email), [kind, mobile, email]);

/** Holds a new number, empty at first, with the player's likely country. */
function useNewMobile(): MobileEntry {
  const here = useStatus().country?.countryCode ?? '';
  const [typed, setTyped] = useState<MobileNumber>({ country: '', number: '' });
  const value = useMemo(() => (typed.country ? typed : { ...typed, country: here }), [typed, here]);
  const phones = usePhones(value.number, true);
  const mobile = useMemo(() => phones.read?.(value.number, value.country) ?? null, [phones, value]);
  return { phones, value, onValueChange: setTyped, mobile };
}
