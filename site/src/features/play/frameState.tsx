import type { Game } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Button, type GameFrameState, Inline } from '@baize/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../../core/language/useText.ts';
import { paths } from '../../core/routing/paths.ts';
import { errorText } from '../../data/load.ts';
import { ErrorAction } from '../../shared/errors/ErrorAction.tsx';
import type { Launch } from './useLaunch.ts';

export interface Situation {
  launch: Launch;
  game: Game | null;
  allowed: boolean;
  /** The address names a game that is unknown. */
  nothing: MessageId | null;
  error: Parameters<typeof errorText>[1] | undefined;
  lobbyHref: string;
  text: Translate;
  again: () => void;
  /** The window that was blocked has been opened by a press. */
  opened: () => void;
  gate: () => void;
}

/** What a page that carries a game shows instead of it, before it or around it (GAM-08). */
export function frameState(now: Situation): GameFrameState {
  const { launch, game, allowed, nothing, error, lobbyHref, text, again, gate } = now;
  const retry = { retry: text('frame.retry'), onRetry: again };
  const ways = (refusal?: ReactNode) => (
    <Inline gap={3} justify="center" wrap>
      {refusal}
      <Button surface="dark" href={lobbyHref === paths.home ? paths.slots : lobbyHref}>
        {text('play.others')}
      </Button>
      <Button surface="dark" href={paths.home}>
        {text('nav.home')}
      </Button>
    </Inline>
  );
  if (nothing || error)
    return {
      kind: 'failed',
      title: text(nothing ?? 'play.failed'),
      text: error && errorText(text, error),
      ...retry,
      actions: ways(),
    };
  if (!allowed)
    return {
      kind: 'failed',
      title: text('play.signIn'),
      text: text('play.signIn.text'),
      retry: text('login.action'),
      onRetry: gate,
      actions: ways(),
    };
  if (game?.maintenance) return { kind: 'failed', title: text('game.maintenance'), ...retry, actions: ways() };
  if (launch.kind === 'playing') return launch;
  if (launch.kind === 'window') return windowState(launch, now);
  if (launch.kind === 'failed') {
    const action = ways(typeof launch.why === 'object' && <ErrorAction code={launch.why.code} />);
    return { kind: 'failed', title: text('play.failed'), text: failure(launch.why, text), ...retry, actions: action };
  }
  const progress = !game ? 0.15 : launch.kind === 'connecting' ? 0.7 : 0.4;
  return { kind: 'connecting', text: text('play.connecting', { studio: game?.vendorName ?? '' }), progress };
}

/** A launch is spent by being opened, so that opening again is another launch; a blocked one is still good. */
function windowState(
  { address, blocked }: Extract<Launch, { kind: 'window' }>,
  { game, text, again, opened }: Situation,
): GameFrameState {
  const title = game?.title ?? '';
  if (!blocked)
    return {
      kind: 'elsewhere',
      title: text('categories.window.opened', { title }),
      text: text('categories.window.opened.text'),
      actions: <Button onClick={again}>{text('categories.window.again')}</Button>,
    };
  return {
    kind: 'elsewhere',
    title: text('categories.window.blocked'),
    text: text('categories.window.blocked.text', { title }),
    actions: (
      <Button kind="accent" size="lg" href={address} target="_blank" rel="noopener noreferrer" onClick={opened}>
        {text('categories.window.open')}
      </Button>
    ),
  };
}

function failure(why: Extract<Launch, { kind: 'failed' }>['why'], text: Translate): string {
  if (why === 'timeout') return text('play.timeout');
  return why === 'unsafe' ? text('play.unsafe') : errorText(text, why);
}
