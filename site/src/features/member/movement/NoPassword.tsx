import { Alert } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';

export function NoPassword() {
  const text = useText();
  const { go } = useCentre();
  return (
    <Alert
      tone="warning"
      kind="panel"
      action={{ label: text('withdrawal.password.set'), onClick: () => go('securityCenter') }}
    >
      {text('withdrawal.password.unset')}
    </Alert>
  );
}
