import { Button, Empty } from '@baize/ui';
import type { ReactNode } from 'react';
import { useViewer } from '../app/services.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';

/** What only a player has: others are told how to get there. */
export function PlayersOnly({ children }: { children: ReactNode }) {
  const text = useText();
  const overlay = useOverlay();
  const viewer = useViewer();
  if (viewer === null) {
    return (
      <Empty
        title={text('points.visitor')}
        text={text('points.visitor.text')}
        action={
          <Button kind="primary" href={overlay.hrefOf('login')}>
            {text('login.action')}
          </Button>
        }
      />
    );
  }
  if (viewer !== 'trial') return children;
  return (
    <Empty
      title={text('in_need_true_account')}
      text={text('true_account.text')}
      action={
        <Button kind="primary" href={overlay.hrefOf('register')}>
          {text('in_increase_submit')}
        </Button>
      }
    />
  );
}
