import { VisuallyHidden } from '@baize/ui';
import { type FocusEventHandler, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { faultIn, hasFailed, storybookOf, storyRootIn } from '../../../../.storybook/storybookInternals.ts';
import { useToolbar } from '../docs/DocsFrame.tsx';
import { coming } from '../kit/controls.css.ts';
import type { Gate } from '../kit/gate.ts';
import { useScale } from '../kit/useScale.ts';
import { useTurn } from '../kit/useTurn.ts';
import { whenDrawn, whenFailed } from '../kit/whenDrawn.ts';
import { canvasAddress, frameAddress, inWords, type Mode } from './frames.ts';
import { type Look, lookOf } from './looks.ts';
import * as css from './modes.css.ts';

interface FrameProps {
  story: string;
  mode: Mode;
  /** Window height in px; null for the story's own. */
  height: number | null;
  /** Scale from 0 to 1; null to fit. */
  zoom: number | null;
  /** Limits concurrent loads; frames in view come first. */
  gate: Gate;
  onFocus: FocusEventHandler;
  /** Called with what the story paints once it has been played; without it when it did not draw. */
  onDrawn: (look: Look | null) => void;
}

/** Height before the story has loaded, in px. */
const firstHeight = 240;
const mostHeight = 2000;
/** Margin around a story larger than its tile, in px. */
const around = 16;

/** Wait in ms until pictures and transitions have come to rest. */
const rest = 400;

/** Shows a story in one mode at a screen's width, inert so that it takes no focus. */
export function Frame({ story, mode, height, zoom, gate, onFocus, onDrawn }: FrameProps) {
  const standing = useToolbar(addons.getChannel());
  const place = useRef<HTMLDivElement>(null);
  const width = Number(mode.width);
  const fitting = useScale(place, width);
  const scale = zoom ?? Math.min(1, fitting);
  const [isShown, leave] = useTurn(place, gate, 0);
  const [own, setOwn] = useState({ tall: firstHeight, start: 0, end: width });
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [fault, setFault] = useState('');
  const [attempt, setAttempt] = useState(0);
  const name = inWords(mode);

  const onLoad = (frame: HTMLIFrameElement) => {
    const end = (drawn: boolean) => {
      if (!drawn && attempt === 0) return setAttempt(1);
      leave();
      setState(drawn ? 'here' : 'failed');
      setFault(faultIn(frame.contentDocument));
      if (!drawn) onDrawn(null);
    };
    storybookOf(frame)?.whenPlayed(() => setTimeout(() => tellLook(frame, onDrawn), rest));
    void whenDrawn(frame).then(end);
    whenFailed(frame, () => end(false));
    const root = storyRootIn(frame.contentDocument);
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!root || !view) return;
    new view.ResizeObserver(() => setOwn(measure(root))).observe(root);
  };

  const tall = height ?? own.tall;
  // A story larger than its tile is shown from its start edge.
  const room = fitting * width;
  const left =
    mode.direction === 'rtl'
      ? room - Math.min(width, own.end + around) * scale
      : -Math.max(0, own.start - around) * scale;
  return (
    <div className={css.tile} ref={place} style={{ blockSize: Math.round(tall * scale) }}>
      {state === 'coming' && <div className={css.waiting}>{isShown && <div className={coming} />}</div>}
      <div inert dir="ltr">
        {isShown && (
          <iframe
            key={attempt}
            title={name}
            data-stands-alone
            src={frameAddress(story, mode, standing)}
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
        href={canvasAddress(story, mode, standing)}
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

function tellLook({ contentDocument: page }: HTMLIFrameElement, onDrawn: FrameProps['onDrawn']) {
  if (page?.body && !hasFailed(page.body)) onDrawn(lookOf(page));
}

function measure(root: HTMLElement) {
  const body = root.ownerDocument.body;
  const padding = Number.parseFloat(getComputedStyle(body).paddingBlockEnd) || 0;
  const { left, right } = (root.firstElementChild ?? root).getBoundingClientRect();
  const tall = Math.min(mostHeight, Math.max(64, Math.ceil(root.getBoundingClientRect().bottom + padding)));
  return { tall, start: left, end: right };
}
