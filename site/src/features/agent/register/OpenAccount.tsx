import { checkField, checkRebate, type FieldRules, firstPassword, languageTag, rebateDigits } from '@baize/domain';
import { openDownline, readRefusal, registerSettings } from '@baize/gateway';
import { Button, Inline, LoadFrame, Panel, Skeleton, Stack, Text } from '@baize/ui';
import { FormError, NumberField, PasswordField, TextField } from '@baize/ui/overlays';
import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { fieldErrorText, fieldHint } from '../../../shared/forms/fieldErrors.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { AgentProfile } from '../shared/agentProfile.ts';
import { rebateProblem, useRebateHint } from '../shared/useRebateHint.ts';
import { KindField, openedKinds } from './KindField.tsx';
import { type OpenedAccount, OpenedDialog } from './OpenedDialog.tsx';

const suggested = () => firstPassword((below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below);

export function OpenAccount({ profile }: { profile: AgentProfile }) {
  const text = useText();
  const answer = useEndpoint(registerSettings, {});
  const [opened, setOpened] = useState<OpenedAccount | null>(null);
  return (
    <Panel title={text('team.register.title')}>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={4} />}>
        {answer.value && <OpenForm profile={profile} rules={answer.value.rules} onOpened={setOpened} />}
      </LoadFrame>
      <OpenedDialog account={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}

interface OpenFormProps {
  profile: AgentProfile;
  rules: FieldRules;
  onOpened: (account: OpenedAccount) => void;
}

/** Collects kind, name, first password and rebate; the password is never stored in a draft. */
function OpenForm({ profile, rules, onOpened }: OpenFormProps) {
  const text = useText();
  const language = useLanguage();
  const hint = useRebateHint(profile.rebate);
  const kinds = openedKinds(profile);
  const { send } = useAction(openDownline);
  const form = useSubmitForm({
    defaultValues: { who: kinds[0] ?? 'player', username: '', password: suggested(), rebate: '' as string | null },
    validateOnChange: ['rebate'],
    validate: ({ username, password, rebate }) => ({
      username: ruled('username', username.trim()),
      password: ruled('password', password),
      rebate: rebateProblem(checkRebate(rebate, profile.rebate, null), text),
    }),
    onSubmit: async ({ who, username, password, rebate }) => {
      const check = checkRebate(rebate, profile.rebate, null);
      if (check.kind !== 'ok') return undefined;
      const sent = await send({ who, username: username.trim(), password, rebate: check.rate, language });
      return sent.ok ? { ok: true, value: { name: sent.value.name, password, who } } : sent;
    },
    serverErrors: (error) => {
      if (error.code === 'username-taken') return { username: text('error.username-taken') };
      const { fields } = readRefusal(error.value);
      return {
        username: fields.username && text('team.register.refused'),
        password: fields.password && text('team.register.refused'),
        rebate: fields.rebate && text('team.rebate.required'),
      };
    },
    onSuccess: (account) => {
      onOpened(account);
      form.reset({ username: '', password: suggested() });
    },
  });
  function ruled(name: 'username' | 'password', value: string): string | undefined {
    return fieldErrorText(
      text,
      text(`team.register.${name}`),
      checkField(value, rules[name] ?? null, true) ?? undefined,
    );
  }
  const { who, username, rebate } = form.values;
  const name = username.trim();
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <KindField kinds={kinds} selected={who} onSelect={(kind) => form.setValues({ who: kind })} />
        <TextField
          {...form.field('username')}
          label={text('team.register.username')}
          hint={fieldHint(text, rules.username ?? null)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Stack gap={2}>
          <PasswordField
            {...form.passwordField('password')}
            label={text('team.register.password')}
            hint={text('team.register.password.hint')}
            autoComplete="new-password"
            required
            words={{ show: text('team.register.password.show'), hide: text('team.register.password.hide') }}
          />
          <Inline gap={0}>
            <Button size="sm" iconStart={RefreshCw} onClick={() => form.setValues({ password: suggested() })}>
              {text('team.register.password.other')}
            </Button>
          </Inline>
        </Stack>
        <NumberField
          {...form.field('rebate')}
          label={text('team.rebate.rate')}
          hint={hint(checkRebate(rebate, profile.rebate, null))}
          unit="%"
          digits={rebateDigits}
          locale={languageTag(language)}
          required
        />
        <Text size="caption" tone="muted">
          {text('team.register.becomes', {
            name: name === '' ? text('team.register.somebody') : apart(name),
            level: profile.level + 1,
          })}
        </Text>
        <Button type="submit" kind="primary" size="lg" wide busy={form.isSubmitting}>
          {text('team.open')}
        </Button>
      </Stack>
    </form>
  );
}
