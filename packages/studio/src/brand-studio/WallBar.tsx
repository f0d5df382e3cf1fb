import { LayoutGrid, ScanEye, ZoomIn, ZoomOut } from 'lucide';
import type { PointerEvent } from 'react';
import { ChecksMenu } from '../kit/ChecksMenu.tsx';
import { divider, muted, spring, strong } from '../kit/room.css.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { ToolSegments } from '../kit/ToolSegments.tsx';
import * as css from './wall.css.ts';
import { type OpenPage, type ScreenName, type WallChoice, wallPages } from './wallPages.ts';

interface WallBarProps {
  choice: WallChoice;
  onChoice: (choice: WallChoice) => void;
  open: OpenPage | null;
  onOpen: (open: OpenPage | null) => void;
  onBefore: (before: boolean) => void;
  zoom: Zoom;
  /** A role is selected whose places can be outlined. */
  hasRole: boolean;
  outlined: boolean;
  onOutlined: (outlined: boolean) => void;
}

export interface Zoom {
  /** Scale of the pages, from 0 to 1. */
  scale: number;
  onIn: (() => void) | null;
  onOut: (() => void) | null;
}

export function WallBar({
  choice,
  onChoice,
  open,
  onOpen,
  onBefore,
  zoom,
  hasRole,
  outlined,
  onOutlined,
}: WallBarProps) {
  return (
    <div className={css.wallBar} data-part>
      {open ? (
        <>
          <span className={strong}>{open.page.label}</span>
          <ToolSegments
            label="Width"
            selected={open.screen}
            onSelect={(screen: ScreenName) => onOpen({ ...open, screen })}
            items={[
              { id: '1440', label: '1440' },
              { id: '390', label: '390' },
            ]}
          />
        </>
      ) : (
        <>
          <span className={strong}>Pages</span>
          <ToolSegments
            label="Width"
            selected={choice.screen}
            onSelect={(screen) => onChoice({ ...choice, screen })}
            items={[
              { id: 'all', label: 'All' },
              { id: '1440', label: '1440' },
              { id: '390', label: '390' },
            ]}
          />
          <PagesMenu choice={choice} onChoice={onChoice} />
        </>
      )}
      <span className={spring} />
      {open && hasRole && (
        <ToolButton
          kind="outline"
          icon={ScanEye}
          label="Outline what it paints"
          pressed={outlined}
          onClick={() => onOutlined(!outlined)}
        />
      )}
      <BeforeButton onBefore={onBefore} />
      <span className={divider} />
      {open ? (
        <ToolButton label="Wall" icon={LayoutGrid} onClick={() => onOpen(null)} />
      ) : (
        <>
          <span className={muted}>{`Zoom ${Math.round(zoom.scale * 100)} %`}</span>
          <ToolButton
            label="Smaller"
            icon={ZoomOut}
            showsLabel={false}
            disabled={!zoom.onOut}
            onClick={() => zoom.onOut?.()}
          />
          <ToolButton
            label="Larger"
            icon={ZoomIn}
            showsLabel={false}
            disabled={!zoom.onIn}
            onClick={() => zoom.onIn?.()}
          />
        </>
      )}
    </div>
  );
}

export function PagesMenu({ choice, onChoice }: Pick<WallBarProps, 'choice' | 'onChoice'>) {
  const chosen = wallPages.filter(({ value }) => choice.pages.includes(value));
  return (
    <ChecksMenu
      label={chosen.map(({ label }) => label).join(', ')}
      items={wallPages.map(({ value, label }) => ({ id: value, label }))}
      checked={choice.pages}
      onCheck={(checked) => {
        const pages = wallPages.map(({ value }) => value).filter((value) => checked.includes(value));
        if (pages.length > 0) onChoice({ ...choice, pages });
      }}
    />
  );
}

/** Shows the original brand while pressed, by pointer, touch or space bar. */
function BeforeButton({ onBefore }: Pick<WallBarProps, 'onBefore'>) {
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onBefore(true);
  };
  return (
    <ToolButton
      label="Hold for before"
      title="Hold it, or Space, to see the brand as it was released"
      onPointerDown={hold}
      onPointerUp={() => onBefore(false)}
      onPointerCancel={() => onBefore(false)}
      onKeyDown={(event) => event.key === ' ' && onBefore(true)}
      onKeyUp={(event) => event.key === ' ' && onBefore(false)}
      onBlur={() => onBefore(false)}
    />
  );
}
