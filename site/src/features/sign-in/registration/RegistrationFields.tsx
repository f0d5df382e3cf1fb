import type { RegistrationField as Field, RegistrationName } from '@baize/domain';
import { Grid, Text } from '@baize/ui';
import { Fragment, useId } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { fieldHint } from '../../../shared/forms/fieldErrors.ts';
import { fieldInputs } from './fieldInputs.ts';
import { RegistrationField } from './RegistrationField.tsx';
import type { AccountForm } from './useAccountForm.ts';

interface RegistrationFieldsProps {
  fields: readonly Field[];
  tools: AccountForm['tools'];
}

export function RegistrationFields({ fields, tools }: RegistrationFieldsProps) {
  const text = useText();
  const advice = useId();
  const password = fields.find(({ name }) => name === 'password');
  const rule = password && fieldHint(text, password.rule);
  const shown = (field: Field) => <RegistrationField key={field.name} field={field} tools={tools} advice={advice} />;
  return rowsOf(fields).map((row) => (
    <Fragment key={row[0]?.name}>
      {row.length > 1 ? <Grid columns="fields">{row.map(shown)}</Grid> : row.map(shown)}
      {row.some(({ name }) => name === 'confirmPassword') && (
        <Text as="p" id={advice} size="caption" tone="muted">
          {[rule, text('registration.password.advice')].filter(Boolean).join(' ')}
        </Text>
      )}
    </Fragment>
  ));
}

const isWide = (name: RegistrationName) =>
  name === 'username' || !['text', 'password'].includes(fieldInputs[name].kind);

function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (last && before && !isWide(before.name) && !isWide(field.name)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
