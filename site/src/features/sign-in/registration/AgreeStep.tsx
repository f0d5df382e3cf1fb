import { Link, Text } from '@baize/ui';
import { Checkbox } from '@baize/ui/overlays';
import { useRichText } from '../../../core/language/useRichText.tsx';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { useMinimumAge } from '../../../core/services/rules.ts';
import { GivenFields } from './GivenFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import type { AccountForm } from './useAccountForm.ts';

export function AgreeStep({ account }: { account: AccountForm }) {
  const text = useText();
  const richText = useRichText();
  const ageGate = useMinimumAge();
  const { form, steps, tools, invitation } = account;
  return (
    <>
      <GivenFields {...account} />
      {invitation && <Text tone="secondary">{text('registration.invitation.kept', { code: invitation })}</Text>}
      <RegistrationFields fields={steps.step.fields} tools={tools} />
      <Checkbox {...form.checkbox('age')} label={text('register.age', { age: ageGate })} required />
      <Checkbox
        {...form.checkbox('terms')}
        label={richText('register.terms', {
          terms: (words) => (
            <Link href={paths.terms} target="_blank" inText title={text('register.terms.read')}>
              {words}
            </Link>
          ),
          privacy: (words) => (
            <Link href={paths.privacy} target="_blank" inText title={text('register.privacy.read')}>
              {words}
            </Link>
          ),
        })}
        required
      />
    </>
  );
}
