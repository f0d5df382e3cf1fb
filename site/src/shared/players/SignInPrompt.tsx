import { Button, Empty } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useViewer } from '../../core/services/services.ts';

export function SignInPrompt() {
  const text = useText();
  const overlay = useOverlay();
  const trial = useViewer() === 'trial';
  return (
    <Empty
      title={text(trial ? 'in_need_true_account' : 'visitor.title')}
      text={text(trial ? 'true_account.text' : 'visitor.text')}
      actions={
        <Button kind="primary" href={overlay.hrefOf(trial ? 'register' : 'login')}>
          {text(trial ? 'in_increase_submit' : 'login.action')}
        </Button>
      }
    />
  );
}
