import { VisuallyHidden } from '@baize/ui';
import { type FocusEventHandler, useRef, useState } from 'react';
import { coming } from '../tools/controls.css.ts';
import type { Gate } from '../tools/gate.ts';
import { useScale } from '../tools/useScale.ts';
import { useTurn } from '../tools/useTurn.ts';
import { whenDrawn, whenFailed } from '../tools/whenDrawn.ts';
import { canvasAddress, frameAddress, inWords, type Mode } from './frames.ts';
import * as css from './modes.css.ts';

interface FrameProps {
  story: string;
  mode: Mode;
  /** Of the window in px, or null for as tall as the story is. */
  height: number | null;
  /** How large the story is, 0 to 1, or null for as wide as its place. */
  zoom: number | null;
  /** Stories load a few at a time, those in view first. */
  gate: Gate;
  onFocus: FocusEventHandler;
  /** Gets whether it drew. */
  onDrawn: (drawn: boolean) => void;
}

/** The height of a story that has not come yet, in px. */
const firstHeight = 240;
const mostHeight = 2000;
/** What stays around a story that is larger than its place, in px. */
const around = 16;

/** A story in one mode at the width of a screen. It is looked at only: inert, so that it takes no focus. */
export function Frame({ story, mode, height, zoom, gate, onFocus, onDrawn }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = Number(mode.width);
  const fitting = useScale(place, width);
  const scale = zoom ?? Math.min(1, fitting);
  const [isShown, leave] = useTurn(place, gate, 0);
  const [own, setOwn] = useState({ tall: firstHeight, start: 0, end: width });
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [fault, setFault] = useState('');
  const name = inWords(mode);

  const onLoad = (frame: HTMLIFrameElement) => {
    const end = (drawn: boolean) => {
      leave();
      setState(drawn ? 'here' : 'failed');
      setFault(frame.contentDocument?.querySelector('#error-message')?.textContent ?? '');
      onDrawn(drawn);
    };
    void whenDrawn(frame).then(end);
    whenFailed(frame, () => end(false));
    const root = frame.contentDocument?.getElementById('storybook-root');
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!root || !view) return;
    new view.ResizeObserver(() => setOwn(measure(root))).observe(root);
  };

  const tall = height ?? own.tall;
  // A story that is larger than its place is seen from where it begins.
  const room = fitting * width;
  const left =
    mode.direction === 'rtl'
      ? room - Math.min(width, own.end + around) * scale
      : -Math.max(0, own.start - around) * scale;
  return (
    <div className={css.tile} ref={place} style={{ blockSize: Math.round(tall * scale) }}>
      {isShown && state === 'coming' && <div className={coming} />}
      <div inert dir="ltr">
        {isShown && (
          <iframe
            title={name}
            data-stands-alone
            src={frameAddress(story, mode)}
            width={width}
            height={tall}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              left: scale * width <= room + 1 ? 0 : left,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
            onLoad={(event) => onLoad(event.currentTarget)}
          />
        )}
      </div>
      {state === 'failed' && <div className={css.failed}>{fault || 'This story did not draw.'}</div>}
      <a
        className={css.cover}
        href={canvasAddress(story, mode)}
        target="_blank"
        rel="noreferrer"
        data-mode={name}
        onFocus={onFocus}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
      </a>
    </div>
  );
}

/** Where a story stands in its window and how tall it is, in px. */
function measure(root: HTMLElement) {
  const body = root.ownerDocument.body;
  const padding = Number.parseFloat(getComputedStyle(body).paddingBlockEnd) || 0;
  const { left, right } = (root.firstElementChild ?? root).getBoundingClientRect();
  const tall = Math.min(mostHeight, Math.max(64, Math.ceil(root.getBoundingClientRect().bottom + padding)));
  return { tall, start: left, end: right };
}
