import { Inline, Link, Text } from '@baize/ui';
import { Checkbox } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useBrand } from '../../../core/services/services.ts';
import { GivenFields } from './GivenFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import type { AccountForm } from './useAccountForm.ts';

/** The last step: what was given, the picture code, and what has to be agreed to (REG-08, REG-13). */
export function AgreeStep({ account }: { account: AccountForm }) {
  const text = useText();
  const { ageGate } = useBrand();
  const { form, steps, tools, invitation } = account;
  return (
    <>
      <GivenFields {...account} />
      {invitation && <Text tone="secondary">{text('registration.invitation.kept', { code: invitation })}</Text>}
      <RegistrationFields fields={steps.step.fields} tools={tools} />
      <Checkbox {...form.checkbox('age')} label={text('register.age', { age: ageGate })} required />
      <Checkbox {...form.checkbox('terms')} label={text('register.terms')} required />
      <Inline gap={4} wrap>
        <Link href={paths.terms} target="_blank">
          {text('register.terms.read')}
        </Link>
        <Link href={paths.privacy} target="_blank">
          {text('register.privacy.read')}
        </Link>
      </Inline>
    </>
  );
}
