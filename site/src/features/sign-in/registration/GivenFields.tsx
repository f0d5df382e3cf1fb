import type { RegistrationName } from '@baize/domain';
import { Button, DescriptionList } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { fieldInputs } from './fieldInputs.ts';
import type { AccountForm } from './useAccountForm.ts';

/** Summarises the earlier steps with links back to each field; leaves out secrets (REG-13). */
export function GivenFields({ form, steps, given, tools }: Pick<AccountForm, 'form' | 'steps' | 'given' | 'tools'>) {
  const text = useText();
  const change = (name: RegistrationName, field: string) => (
    <Button
      kind="ghost"
      size="sm"
      aria-label={text('registration.change.field', { field })}
      onClick={() => form.focus(name)}
    >
      {text('registration.change')}
    </Button>
  );
  const items = steps.steps.flatMap(({ fields }) =>
    fields.flatMap(({ name }) => {
      const number = name === 'mobileNum' ? tools.mobile.mobile?.e164 : undefined;
      const value = number ? inOrder(number) : given[name]?.trim();
      const term = text(fieldInputs[name].label);
      return value ? [{ id: name, term, value, actions: change(name, term) }] : [];
    }),
  );
  return items.length > 0 && <DescriptionList kind="inset" items={items} />;
}
