import { ChevronLeft, ChevronRight, SquareArrowOutUpRight } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReportData, ReportFinding } from '../reportData.ts';
import { storyAddress } from './addresses.ts';
import { CauseLine } from './CauseLine.tsx';
import { cropOf, type Frame } from './crop.ts';
import { Icon } from './icons.tsx';
import { PictureCell, type View } from './PictureCell.tsx';
import { type Group, type Step, stepsOf } from './selection.ts';

const views: Record<View, string> = { slide: 'Slide', blink: 'Blink', beside: 'Beside', difference: 'Difference' };

const frameHeight = 286;
/** Scale under which a change that is wider than its column gets the whole row. */
const leastScale = 0.5;

interface StoryViewProps {
  data: ReportData;
  group: Group | undefined;
  step: Step;
  view: View;
  slide: number;
  isBefore: boolean;
  /** Reduced motion: blink only on click. */
  isStill: boolean;
  onViewChange: (view: View) => void;
  onSlideChange: (slide: number) => void;
  onFlip: () => void;
  onGo: (by: 1 | -1) => void;
  canGo: { back: boolean; on: boolean };
}

export function StoryView(props: StoryViewProps) {
  const { data, group, step, view, isBefore, isStill, onFlip } = props;
  const cause = data.causes.find(({ id }) => id === step.cause);
  const [first] = step.findings;
  const entry = group?.entries.find(({ steps }) => steps.includes(step));
  const missing = step.findings.filter(({ isMissing }) => isMissing).length;
  const { ref, frames } = useFrames(view);
  return (
    <>
      <div className="story-head">
        <h2>
          {first?.component}, {first?.storyName}
        </h2>
        <span className="of">
          {step.findings.length} of its {entry?.count} {entry?.count === 1 ? 'picture' : 'pictures'}
        </span>
        <a className="story-link" href={storyAddress(step.storyId)} target="_blank" rel="noopener noreferrer">
          <Icon node={SquareArrowOutUpRight} />
          Story
        </a>
        <div className="tools">
          {view === 'blink' && isStill && (
            <button type="button" className="button" onClick={onFlip}>
              Show {isBefore ? 'after' : 'before'}
            </button>
          )}
          <fieldset className="segments">
            <legend>Compare by</legend>
            {Object.entries(views).map(([id, label]) => (
              <button key={id} type="button" aria-pressed={view === id} onClick={() => props.onViewChange(id as View)}>
                {label}
              </button>
            ))}
          </fieldset>
          <Pager {...props} />
        </div>
      </div>
      {cause && <CauseLine cause={cause} step={step} data={data} />}
      {missing > 0 && (
        <p className="panel notice" role="note">
          <strong>The state before is missing</strong> of {missing} of these {step.findings.length}: run{' '}
          <code>npm run visual</code> to draw it from {data.base?.name ?? 'the base commit'}.
        </p>
      )}
      <div ref={ref} className="pictures" data-view={view}>
        {frames &&
          step.findings.map((finding, index) => (
            <PictureCell
              key={finding.name}
              finding={finding}
              mode={data.modes[finding.mode]}
              view={view}
              isWide={isWide(finding, frames)}
              frame={frameOf(finding, frames)}
              slide={props.slide}
              onSlideChange={props.onSlideChange}
              isBefore={isBefore}
              isFirst={index === 0}
            />
          ))}
      </div>
    </>
  );
}

function Pager({ group, step, onGo, canGo }: StoryViewProps) {
  const steps = group ? stepsOf([group]) : [];
  return (
    <div className="pager">
      <button
        type="button"
        className="button"
        aria-label="Previous story"
        disabled={!canGo.back}
        onClick={() => onGo(-1)}
      >
        <Icon node={ChevronLeft} />
      </button>
      <span>
        {steps.indexOf(step) + 1} of {steps.length}
      </span>
      <button type="button" className="button" aria-label="Next story" disabled={!canGo.on} onClick={() => onGo(1)}>
        <Icon node={ChevronRight} />
      </button>
    </div>
  );
}

interface Frames {
  column: Frame;
  row: Frame;
}

const isWide = ({ size, box }: ReportFinding, { column, row }: Frames): boolean =>
  row.width > column.width && cropOf(size, box, column).scale < leastScale;

/** Keeps a row no higher than its picture. */
function frameOf(finding: ReportFinding, frames: Frames): Frame {
  if (!isWide(finding, frames)) return frames.column;
  return { width: frames.row.width, height: Math.min(frames.row.height, finding.size[1] + 48) };
}

function useFrames(view: View) {
  const ref = useRef<HTMLDivElement>(null);
  const [frames, setFrames] = useState<Frames | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other columns.
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const measure = () => {
      const column = Number.parseFloat(getComputedStyle(grid).gridTemplateColumns);
      const frame = (width: number) => ({ width: Math.floor(width) - 2, height: frameHeight });
      setFrames({ column: frame(column), row: frame(grid.clientWidth) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    measure();
    return () => observer.disconnect();
  }, [view]);
  return { ref, frames };
}
