'use client';

import {
  ChevronLeft,
  EllipsisVertical,
  Heart,
  Maximize,
  MessageCircle,
  Minimize,
  Minus,
  Plus,
  RotateCw,
  X,
} from 'lucide';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Picture } from '../content/Picture.tsx';
import { isPlainClick } from '../internal/isPlainClick.ts';
import type { PictureSources } from '../internal/types.ts';
import { Menu } from '../overlays/Menu.tsx';
import type { MenuItem } from '../overlays/MenuRow.tsx';
import * as styles from './GameBar.css.ts';
import { useFullScreen } from './useFullScreen.ts';

export interface GameBarContent {
  name: string;
  studio: string;
  picture: PictureSources;
  lobbyHref: string;
  balance?: ReactNode;
  /** Link that is an icon on narrow phones. */
  deposit?: { label: string; href: string };
  /** Link beside the deposit; an icon on phones. */
  withdraw?: { label: string; href: string };
  service?: { label: string; onOpen: () => void };
  /** `coming` reserves the button's space. */
  favourite?: { selected: boolean; label: string; onToggle: () => void } | 'coming';
  onReload: () => void;
  /** Called on a plain press of the lobby link, instead of following it. */
  onLobby?: () => void;
  onClose: () => void;
  words: {
    lobby: string;
    /** Button of the further actions on phones. */
    more: string;
    reload: string;
    close: string;
    fullScreen: string;
    leaveFullScreen: string;
  };
}

interface GameBarProps extends GameBarContent {
  page: RefObject<HTMLElement | null>;
}

/** Shows a game's bar in one row; on phones, what is pressed seldom is in a menu. */
export function GameBar(props: GameBarProps) {
  const { name, studio, picture, lobbyHref, balance, deposit, withdraw, service, favourite, onLobby, words, page } =
    props;
  const screen = useFullScreen(page);
  const tools = toolsOf(props, screen);
  const toLobby = (event: MouseEvent) => {
    if (!onLobby || !isPlainClick(event)) return;
    event.preventDefault();
    onLobby();
  };
  const kept = favourite === 'coming' ? undefined : favourite;
  return (
    <header className={styles.bar}>
      <span className={styles.way}>
        <Button surface="dark" size="sm" href={lobbyHref} iconStart={ChevronLeft} flip onClick={toLobby}>
          <span className={styles.label}>{words.lobby}</span>
        </Button>
      </span>
      <span className={styles.thumb}>
        <Picture sources={picture} alt="" width={28} height={34} fallback="game" />
      </span>
      <div className={styles.names}>
        <h1 className={styles.name} dir="auto" translate="no">
          {name}
        </h1>
        <bdi translate="no" className={styles.studio}>
          {studio}
        </bdi>
      </div>
      {service && (
        <span className={styles.tool}>
          <IconButton label={service.label} icon={MessageCircle} onClick={() => service.onOpen()} />
        </span>
      )}
      {balance}
      {deposit && (
        <span className={styles.deposit}>
          <Button kind="accent" href={deposit.href} iconStart={Plus}>
            <span className={styles.shortLabel}>{deposit.label}</span>
          </Button>
        </span>
      )}
      {withdraw && (
        <span className={styles.withdraw}>
          <Button surface="dark" href={withdraw.href} iconStart={Minus}>
            <span className={styles.label}>{withdraw.label}</span>
          </Button>
        </span>
      )}
      <div className={styles.tools}>
        {favourite === 'coming' && <span className={styles.coming} />}
        {kept && (
          <span className={styles.heart} data-selected={kept.selected || undefined}>
            <IconButton label={kept.label} icon={Heart} pressed={kept.selected} onClick={kept.onToggle} />
          </span>
        )}
        {tools.map(({ id, label, icon, act }) => (
          <span key={id} className={styles.tool}>
            <IconButton label={label} icon={icon} onClick={() => act()} />
          </span>
        ))}
        <span className={styles.more}>
          <Menu
            align="end"
            title={name}
            text={studio}
            trigger={(trigger) => <IconButton {...trigger} label={words.more} icon={EllipsisVertical} />}
            groups={[
              ...(kept ? [{ id: 'kept', selection: 'multiple' as const, items: [keptItem(kept)] }] : []),
              { id: 'tools', items: [...tools, ...(service ? [helpItem(service)] : [])] },
            ]}
            onSelect={(id) => {
              if (id === 'favourite') kept?.onToggle();
              else if (id === 'service') service?.onOpen();
              else tools.find((tool) => tool.id === id)?.act();
            }}
          />
        </span>
      </div>
    </header>
  );
}

type Kept = Exclude<NonNullable<GameBarContent['favourite']>, 'coming'>;

const keptItem = ({ label, selected }: Kept): MenuItem => ({ id: 'favourite', label, icon: Heart, checked: selected });

const helpItem = ({ label }: NonNullable<GameBarContent['service']>): MenuItem => ({
  id: 'service',
  label,
  icon: MessageCircle,
});

function toolsOf({ onReload, onClose, words }: GameBarProps, screen: ReturnType<typeof useFullScreen>) {
  const full = {
    id: 'full',
    label: screen.active ? words.leaveFullScreen : words.fullScreen,
    icon: screen.active ? Minimize : Maximize,
    act: () => void screen.toggle(),
  };
  return [
    { id: 'reload', label: words.reload, icon: RotateCw, act: onReload },
    ...(screen.possible ? [full] : []),
    { id: 'close', label: words.close, icon: X, act: onClose },
  ];
}
