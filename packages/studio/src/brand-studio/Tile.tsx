import { type RefObject, useRef, useState } from 'react';
import { coming } from '../kit/controls.css.ts';
import type { Gate } from '../kit/gate.ts';
import { holdTime, makeStill } from '../kit/quietPage.ts';
import { ToolButton } from '../kit/ToolButton.tsx';
import { useScale } from '../kit/useScale.ts';
import { useTurn } from '../kit/useTurn.ts';
import { whenDrawn, whenFailed } from '../kit/whenDrawn.ts';
import type { Inspected } from './inspect.ts';
import { TileTip, type TipText } from './TileTip.tsx';
import { type PointedEvents, usePointed } from './usePointed.ts';
import * as css from './wall.css.ts';

export interface TileProps {
  title: string;
  address: string;
  /** Size in CSS px. */
  screen: { width: number; height: number };
  /** Limits concurrent loads; pages in view come first. */
  gate: Gate;
  /** Order among pages in view; lowest first. */
  turn?: number;
  filter?: string;
  /** Makes a still of the page once it has drawn; it lives while the pointer is on it. */
  isStill?: boolean;
  onLoad: (frame: HTMLIFrameElement) => void;
  /** Describes the element under the pointer; omitted if the page does not show the edited brand. */
  describe?: ((found: Inspected) => TipText) | undefined;
  onOpen?: (() => void) | undefined;
  onPress?: PointedEvents['onPress'] | undefined;
  outlines?: readonly Inspected['box'][] | undefined;
  frame?: RefObject<HTMLIFrameElement | null> | undefined;
  tag?: string | undefined;
}

/**
 * Shows a page at screen size, scaled to its tile. Loads when in view, costs nothing out of view, and is inert so that
 * it takes no focus.
 */
export function Tile({ screen: { width, height }, describe, onOpen, onPress, outlines = [], ...props }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  const [shown, leave] = useTurn(place, props.gate, props.turn ?? 0);
  const [found, setFound] = useState<Inspected | null>(null);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [attempt, setAttempt] = useState(0);
  const hold = (tile: HTMLElement, isHeld: boolean) => {
    const page = tile.querySelector('iframe');
    if (props.isStill && state === 'here' && page) holdTime(page, isHeld);
  };
  usePointed(place, width, describe ? { onPoint: setFound, onPress: onPress ?? (() => undefined) } : null);
  return (
    <div
      className={css.frame}
      data-tile={state}
      onPointerEnter={(event) => hold(event.currentTarget, false)}
      onPointerLeave={(event) => hold(event.currentTarget, true)}
    >
      <div ref={place} className={css.screen} dir="ltr" style={{ aspectRatio: `${width} / ${height}` }}>
        {state === 'coming' && <div className={css.waiting}>{shown && <div className={coming} />}</div>}
        <div inert>
          {shown && (
            <iframe
              key={attempt}
              ref={props.frame}
              title={props.title}
              data-stands-alone
              src={props.address}
              width={width}
              height={height}
              style={{
                border: 0,
                display: 'block',
                filter: props.filter,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
              onLoad={(event) => {
                const { currentTarget } = event;
                props.onLoad(currentTarget);
                const end = (drawn: boolean) => {
                  if (!drawn && attempt === 0) return setAttempt(1);
                  leave();
                  setState(drawn ? 'here' : 'failed');
                };
                if (props.isStill) makeStill(currentTarget);
                void whenDrawn(currentTarget).then(end);
                whenFailed(currentTarget, () => end(false));
              }}
            />
          )}
        </div>
        {outlines.map((box) => (
          <Outline key={`${box.x} ${box.y} ${box.width}`} box={box} scale={scale} />
        ))}
        {found && <Outline box={found.box} scale={scale} isStrong={outlines.length > 0} />}
        {onOpen ? (
          <button type="button" className={css.cover} aria-label={`Open ${props.title}`} onClick={onOpen} />
        ) : (
          <div className={css.cover} data-picks={onPress && ''} />
        )}
        {state === 'failed' && (
          <div className={css.failed}>
            <span>This page did not draw.</span>
            <ToolButton
              kind="outline"
              label="Try again"
              onClick={() => {
                setState('coming');
                setAttempt(attempt + 1);
              }}
            />
          </div>
        )}
        {props.tag && <span className={css.tag}>{props.tag}</span>}
      </div>
      {found && describe && <TileTip text={describe(found)} box={found.box} scale={scale} width={width} />}
    </div>
  );
}

interface OutlineProps {
  box: Inspected['box'];
  scale: number;
  isStrong?: boolean;
}

function Outline({ box: { x, y, width, height }, scale, isStrong }: OutlineProps) {
  return (
    <div
      aria-hidden
      className={css.outline}
      data-strong={isStrong || undefined}
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    />
  );
}
