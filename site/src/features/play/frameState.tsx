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
  /** Text about the player's rest; null while there is none. */
  rest: string | null;
  /** Stands in place of the game until the player has answered or waited; null for nothing. */
  wait: { title: string; text: string } | null;
  game: Game | null;
  allowed: boolean;
  nothing: MessageId | null;
  error: Parameters<typeof errorText>[1] | undefined;
  lobbyHref: string;
  text: Translate;
  again: () => void;
  opened: () => void;
  gate: () => void;
}

/** Returns what the page shows before, around or instead of a game (GAM-08). */
export function frameState(now: Situation): GameFrameState {
  const { launch, rest, wait, game, allowed, nothing, error, lobbyHref, text, again, gate } = now;
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
  if (rest !== null)
    return {
      kind: 'elsewhere',
      title: text('play.paused'),
      text: rest,
      actions: ways(<ErrorAction code="on-a-break" />),
    };
  if (wait) return { kind: 'elsewhere', ...wait, actions: ways() };
  if (nothing)
    return {
      kind: 'elsewhere',
      title: text(nothing),
      text: nothing === 'play.unknown' ? text('play.unknown.text') : undefined,
      actions: ways(),
    };
  if (error)
    return { kind: 'failed', title: text('play.failed'), text: errorText(text, error), ...retry, actions: ways() };
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

/**
 * Returns the state of a game in its own window. An opened launch is used up, so reopening launches again; a blocked
 * one stays valid.
 */
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
