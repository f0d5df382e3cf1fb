'use client';

import { useEffect, useRef } from 'react';

interface PostedValueProps {
  /** Without a name nothing is sent. */
  name: string | undefined;
  value: string;
  /** The id of a form that it does not stand in. */
  form?: string;
  disabled?: boolean;
  /** Called when the form has been reset. */
  onReset?: () => void;
}

/** What a form sends for a field whose own text is made for reading: an id, a plain decimal, a day. */
export function PostedValue({ name, value, form, disabled, onReset }: PostedValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const owner = input.current?.form;
    if (!owner || !onReset) return;
    owner.addEventListener('reset', onReset);
    return () => owner.removeEventListener('reset', onReset);
  }, [onReset]);
  if (name === undefined && !onReset) return null;
  return <input ref={input} type="hidden" name={name} form={form} value={value} disabled={disabled} />;
}
