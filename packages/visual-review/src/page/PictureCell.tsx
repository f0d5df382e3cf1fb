import { ChevronsLeftRight } from 'lucide';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ModeLabel } from '../modes.ts';
import type { ReportFinding } from '../reportData.ts';
import { pictureAddress } from './addresses.ts';
import { type Crop, cropOf, type Frame, startOf } from './crop.ts';
import { Difference } from './Difference.tsx';
import { Icon } from './icons.tsx';
import { amount } from './text.ts';

export type View = 'slide' | 'blink' | 'beside' | 'difference';

interface PictureCellProps {
  finding: ReportFinding;
  mode: ModeLabel | undefined;
  view: View;
  frame: Frame;
  /** Takes the whole row. */
  isWide: boolean;
  slide: number;
  onSlideChange: (slide: number) => void;
  isBefore: boolean;
  /** Makes only the first handle a tab stop, as it moves all of them. */
  isFirst: boolean;
}

export function PictureCell(props: PictureCellProps) {
  const { finding, mode, view, frame, isWide } = props;
  const name = [mode?.name ?? finding.mode, ...(finding.state ? [finding.state] : [])].join(', ');
  const isComparable = finding.before !== null && !finding.isMissing;
  return (
    <figure className="cell" data-wide={isWide || undefined} aria-label={name}>
      <div className="frame" dir={mode?.direction ?? 'ltr'} style={{ blockSize: frame.height }}>
        {!isComparable && <Alone {...props} />}
        {isComparable && view === 'slide' && <Slide {...props} />}
        {isComparable && view === 'blink' && <Blink {...props} />}
        {isComparable && view === 'beside' && <Beside {...props} />}
        {isComparable && view === 'difference' && (
          <>
            <Difference finding={finding} crop={cropOf(finding.size, finding.box, frame)} frame={frame} />
            <span className="tag at-start">Difference</span>
          </>
        )}
      </div>
      <figcaption className="caption">
        <a className="caption-name" href={pictureAddress(finding.after)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
        <span className="caption-note">{mode?.note}</span>
        {finding.isResized && <span className="caption-note">another size</span>}
        {finding.looksLike && <span className="caption-note">not as {finding.looksLike}</span>}
        {finding.isAccepted && <span className="chip">accepted</span>}
        <span className="caption-number number">
          {finding.kind === 'new' ? 'new' : amount(finding.pixels, 'px', 'px')}
        </span>
      </figcaption>
    </figure>
  );
}

function Slide({ finding, mode, frame, slide, onSlideChange, isFirst }: PictureCellProps) {
  const crop = cropOf(finding.size, finding.box, frame);
  const start = startOf(crop, finding.box, frame);
  const toRight = mode?.direction === 'rtl' ? -1 : 1;
  const edge = Math.min(frame.width, Math.max(0, start + slide * toRight));
  const cut = toRight === 1 ? `inset(0 ${frame.width - edge}px 0 0)` : `inset(0 0 0 ${edge}px)`;
  const share = Math.round(((toRight === 1 ? edge : frame.width - edge) / frame.width) * 100);

  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onSlideChange((x - start) * toRight);
  };
  /** Stops page-wide arrow keys, which follow reading direction; on the handle, arrows move it physically. */
  const press = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 40 : 8;
    const by = { ArrowLeft: -far, ArrowRight: far, Home: -frame.width, End: frame.width }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSlideChange((Math.min(frame.width, Math.max(0, edge + by)) - start) * toRight);
  };
  return (
    <div className="slide" onPointerDown={move} onPointerMove={move}>
      <Picture hash={finding.after} moment="after" crop={crop} />
      <div className="layer" style={{ clipPath: cut }}>
        <Picture hash={finding.before ?? ''} moment="before" crop={crop} />
      </div>
      <span className="tag at-start">Before</span>
      <span className="tag at-end">After</span>
      <div
        className="edge"
        style={{ left: edge }}
        role="slider"
        aria-label="Edge between before and after, of all pictures"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share} % before`}
        tabIndex={isFirst ? 0 : -1}
        onKeyDown={press}
      >
        <span className="handle">
          <Icon node={ChevronsLeftRight} size={13} />
        </span>
      </div>
    </div>
  );
}

function Blink({ finding, frame, isBefore }: PictureCellProps) {
  const crop = cropOf(finding.size, finding.box, frame);
  return (
    <>
      <Picture hash={finding.after} moment="after" crop={crop} />
      <div className="layer" hidden={!isBefore}>
        <Picture hash={finding.before ?? ''} moment="before" crop={crop} />
      </div>
      <span className="tag at-start" data-moment={isBefore ? 'before' : 'after'}>
        {isBefore ? 'Before' : 'After'}
      </span>
    </>
  );
}

function Beside({ finding, frame }: PictureCellProps) {
  const half = { width: Math.floor((frame.width - 1) / 2), height: frame.height };
  const crop = cropOf(finding.size, finding.box, half);
  return (
    <div className="beside">
      {(['before', 'after'] as const).map((moment) => (
        <div key={moment} className="half">
          <Picture hash={finding[moment] ?? ''} moment={moment} crop={crop} />
          <span className="tag at-start">{moment === 'before' ? 'Before' : 'After'}</span>
        </div>
      ))}
    </div>
  );
}

function Alone({ finding, frame }: PictureCellProps) {
  return (
    <>
      <Picture hash={finding.after} moment="after" crop={cropOf(finding.size, finding.box, frame)} />
      <span className="tag at-start">{finding.kind === 'new' ? 'New' : 'After; before is missing'}</span>
    </>
  );
}

function Picture({ hash, moment, crop }: { hash: string; moment: 'before' | 'after'; crop: Crop }) {
  return (
    <img
      src={pictureAddress(hash)}
      alt={moment === 'before' ? 'Before' : 'After'}
      decoding="async"
      draggable={false}
      style={{ transform: `translate(${crop.x}px, ${crop.y}px) scale(${crop.scale})` }}
    />
  );
}
