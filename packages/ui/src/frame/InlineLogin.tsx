'use client';

import { ChevronDown, Eye, EyeOff } from 'lucide';
import { type ComponentPropsWithRef, type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './InlineLogin.css.ts';

export type LoginMode = 'username' | 'mobile';

export interface InlineLoginProps extends ElementAttributes<HTMLFormElement> {
  label: string;
  /** Called with the typed values; an empty field shows an error instead. */
  onSubmit: (values: { account: string; password: string }) => void;
  busy?: boolean;
  forgotHref?: string;
  /** Absent when registration is closed. */
  registerHref?: string;
  freePlay?: { label: string; busy?: boolean; onClick: () => void };
  /** Offers not known yet: free play, registration and password reset keep their space, hidden. */
  pending?: boolean;
  /** Login by name or by message code; absent if only names are allowed. */
  mode?: { value: LoginMode; onValueChange: (value: LoginMode) => void };
  /** Attributes such as `maxLength`, `pattern` and `ref`. */
  usernameField?: ComponentPropsWithRef<'input'>;
  passwordField?: ComponentPropsWithRef<'input'>;
  words: {
    username: string;
    mobile: string;
    mode: string;
    password: string;
    show: string;
    hide: string;
    forgot: string;
    login: string;
    register: string;
    required: (field: string) => string;
  };
}

/** Shows the login form of the top bar, with floating labels. A mobile number needs no password: a code follows. */
export function InlineLogin(props: InlineLoginProps) {
  const {
    label,
    onSubmit,
    busy,
    forgotHref,
    registerHref,
    freePlay,
    pending,
    mode,
    usernameField,
    passwordField,
    words,
    ...attributes
  } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const byMobile = mode?.value === 'mobile';

  const once = (part: ReactElement) => (pending ? <span className={css.unseen}>{part}</span> : part);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const empty = inputs.filter(({ name, value }) => (name === 'password' ? value : value.trim()) === '');
    setMissing(empty.map(({ name }) => name));
    empty[0]?.focus();
    if (empty.length > 0) return;
    const data = new FormData(event.currentTarget);
    onSubmit({ account: String(data.get('account') ?? ''), password: String(data.get('password') ?? '') });
  }

  const field = (name: 'account' | 'password', label: string) => {
    const wrong = missing.includes(name);
    const error = wrong && (
      <span id={`${id}${name}-error`} className={css.error} role="alert">
        {words.required(label)}
      </span>
    );
    const input = {
      id: id + name,
      name,
      className: css.input,
      placeholder: ' ',
      required: true,
      'aria-invalid': wrong || undefined,
      'aria-describedby': wrong ? `${id}${name}-error` : undefined,
      onInput: () => wrong && setMissing(missing.filter((one) => one !== name)),
    };
    return { error, input };
  };
  const account = field('account', mode ? words[mode.value] : words.username);
  const password = field('password', words.password);

  return (
    <form aria-label={label} {...attributes} className={css.form} onSubmit={submit} noValidate>
      <div className={css.field}>
        {mode ? (
          <span className={css.choice}>
            <select
              className={css.select}
              aria-label={words.mode}
              value={mode.value}
              onChange={(event) => mode.onValueChange(event.target.value as LoginMode)}
            >
              <option className={css.option} value="username">
                {words.username}
              </option>
              <option className={css.option} value="mobile">
                {words.mobile}
              </option>
            </select>
            <span className={css.chevron}>{icon(ChevronDown, 14)}</span>
          </span>
        ) : (
          <label className={css.label} htmlFor={`${id}account`}>
            {words.username}
          </label>
        )}
        <input
          {...account.input}
          aria-label={mode ? words[mode.value] : undefined}
          autoComplete={byMobile ? 'tel' : 'username'}
          inputMode={byMobile ? 'tel' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          {...usernameField}
        />
        {account.error}
      </div>
      {!byMobile && (
        <div className={css.field}>
          <label className={css.label} htmlFor={`${id}password`}>
            {words.password}
          </label>
          <input
            {...password.input}
            type={revealed ? 'text' : 'password'}
            autoComplete="current-password"
            {...passwordField}
          />
          <button
            type="button"
            className={css.reveal}
            aria-label={revealed ? words.hide : words.show}
            onClick={() => setRevealed(!revealed)}
          >
            {icon(revealed ? EyeOff : Eye, 16)}
          </button>
          {password.error}
        </div>
      )}
      {forgotHref &&
        once(
          <Anchor href={forgotHref} className={css.forgot}>
            {words.forgot}
          </Anchor>,
        )}
      <div className={css.actions}>
        <Button type="submit" surface="dark" size="sm" busy={busy}>
          {words.login}
        </Button>
        {freePlay && (
          <span className={css.roomy}>
            {once(
              <Button surface="dark" size="sm" busy={freePlay.busy} onClick={freePlay.onClick}>
                {freePlay.label}
              </Button>,
            )}
          </span>
        )}
        {registerHref &&
          once(
            <Button kind="accent" size="sm" href={registerHref}>
              {words.register}
            </Button>,
          )}
      </div>
    </form>
  );
}
