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
  /** Gives what stands in the form at that moment, as typed. A field that is empty is told under itself instead. */
  onSubmit: (values: { account: string; password: string }) => void;
  busy?: boolean;
  forgotHref?: string;
  /** Left out where the brand has closed registration. */
  registerHref?: string;
  freePlay?: { label: string; busy?: boolean; onClick: () => void };
  /** It is not known yet whether free play, registration and password reset are offered: they keep their places, hidden. */
  pending?: boolean;
  /** Given only where a code by message may be used instead of a name. */
  mode?: { value: LoginMode; onValueChange: (value: LoginMode) => void };
  /** Rules of the fields: `maxLength`, `pattern`, `ref` and the like. */
  usernameField?: ComponentPropsWithRef<'input'>;
  passwordField?: ComponentPropsWithRef<'input'>;
  words: {
    username: string;
    mobile: string;
    /** Names the selector of the two. */
    mode: string;
    password: string;
    show: string;
    hide: string;
    forgot: string;
    login: string;
    register: string;
    /** Says that a field must not be empty. */
    required: (field: string) => string;
  };
}

/** The login form of the top bar. A label rests in its field and rises above what is typed. A number has no password: a code follows. */
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

  /** What every field is: the label floats by its placeholder, and what was missing is told until something stands there. */
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
