'use client';

import { useEffect, useRef } from 'react';

interface PostedValueProps {
  name: string | undefined;
  value: string;
  form?: string;
  disabled?: boolean;
  onReset?: () => void;
}

/** Posts the machine value of a field that shows formatted text: an id, a plain decimal, a day. */
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
