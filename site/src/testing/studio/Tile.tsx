import { type RefObject, useRef, useState } from 'react';
import { coming } from '../tools/controls.css.ts';
import type { Gate } from '../tools/gate.ts';
import { ToolButton } from '../tools/ToolButton.tsx';
import { useScale } from '../tools/useScale.ts';
import { useTurn } from '../tools/useTurn.ts';
import { whenDrawn, whenFailed } from '../tools/whenDrawn.ts';
import type { Inspected } from './inspect.ts';
import { TileTip, type TipText } from './TileTip.tsx';
import { type PointedEvents, usePointed } from './usePointed.ts';
import * as css from './wall.css.ts';

export interface TileProps {
  title: string;
  address: string;
  /** CSS px. */
  screen: { width: number; height: number };
  /** Pages load a few at a time, those in view first. */
  gate: Gate;
  /** Of those in view, the least comes first. */
  turn?: number;
  /** CSS filter through which the page is seen. */
  filter?: string;
  onLoad: (frame: HTMLIFrameElement) => void;
  /** What an element under the pointer is said to be; without it the page is no brand that is edited. */
  describe?: ((found: Inspected) => TipText) | undefined;
  /** A press opens the page. */
  onOpen?: (() => void) | undefined;
  /** A press picks what is under the pointer. */
  onPress?: PointedEvents['onPress'] | undefined;
  /** Places in the page that are outlined, in its own CSS px. */
  outlines?: readonly Inspected['box'][] | undefined;
  /** Gets the page's frame. */
  frame?: RefObject<HTMLIFrameElement | null> | undefined;
  /** Stands on the page. */
  tag?: string | undefined;
}

/**
 * A page at the size of a screen, scaled to its place. It loads once it comes into view, and out of view it costs nothing. It is
 * looked at only: inert, so that it takes no focus either.
 */
export function Tile({ screen: { width, height }, describe, onOpen, onPress, outlines = [], ...props }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  const [shown, leave] = useTurn(place, props.gate, props.turn ?? 0);
  const [found, setFound] = useState<Inspected | null>(null);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [attempt, setAttempt] = useState(0);
  usePointed(place, width, describe ? { onPoint: setFound, onPress: onPress ?? (() => undefined) } : null);
  return (
    <div className={css.frame}>
      <div ref={place} className={css.screen} dir="ltr" style={{ aspectRatio: `${width} / ${height}` }}>
        {shown && state === 'coming' && <div className={coming} />}
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
                  leave();
                  setState(drawn ? 'here' : 'failed');
                };
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
