import type { ContactKind } from '@baize/domain';
import { bindContact, type GatewayError, memberProfile, readRefusal, verificationWays } from '@baize/gateway';
import { useState } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import type { NewContact } from '../../sign-in/codes/useContactCode.ts';

export interface Bound {
  contact: NewContact;
  verificationCode: string;
  heldCode: string;
}

/** Errors by field; empty when a refusal concerns none. */
export type BindingErrors = Partial<Record<'contact' | 'verificationCode' | 'heldCode', string>>;

/**
 * Binds a contact by its codes. A correct code of the old contact is not asked for again when only the new one was
 * wrong.
 */
export function useBinding(kind: ContactKind) {
  const text = useText();
  const { send } = useAction(bindContact, [memberProfile, verificationWays]);
  const [proved, setProved] = useState(false);
  const refused = (error: GatewayError) => errorsOf(error, text);

  async function bind({ contact, verificationCode, heldCode }: Bound) {
    const outcome = await send({ kind, ...contact, verificationCode, ...(proved ? {} : { heldCode }) });
    if (outcome.ok) return outcome;
    const { error } = outcome;
    if (refused(error).verificationCode || error.code === 'contact-refused') setProved(true);
    return outcome;
  }
  return { bind, refused, proved };
}

function errorsOf(error: GatewayError, text: Translate): BindingErrors {
  const { fields } = readRefusal(error.value, bindContact);
  const words = errorText(text, error);
  if (fields.heldCode) return { heldCode: words };
  if (fields.verificationCode) return { verificationCode: words };
  const contact = fields.nationalNumber ?? fields.email;
  if (contact === 'same') return { contact: text('profile.bind.same') };
  if (fields.nationalNumber) return { contact: text('profile.bind.pattern.mobile') };
  if (fields.email) return { contact: text('profile.bind.pattern.email') };
  return error.code === 'contact-refused' ? { contact: words } : {};
}
