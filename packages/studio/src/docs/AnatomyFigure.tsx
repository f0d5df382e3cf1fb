import { useEffect, useRef, useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyRootIn } from '../../../../.storybook/storybookInternals.ts';
import type { StoryStyle } from '../preview/root.ts';
import { drawing, figure, mark, partList, partName } from './anatomy.css.ts';
import type { Documented } from './componentDocs.ts';
import { inline } from './componentSections.tsx';
import { contentBox } from './contentBox.ts';
import { type Mark, placeMarks } from './placeMarks.ts';
import { StoryFrame } from './StoryFrame.tsx';

interface AnatomyFigureProps extends Documented {
  globals: StoryStyle['globals'];
}

/** Space for the marks around the story, in px. */
const around = 32;

export function AnatomyFigure({ name, room, docs: { anatomy }, globals }: AnatomyFigureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [width, setWidth] = useState<number>();
  const fit = room !== 'overlays';
  useEffect(() => {
    const element = frame.current;
    if (!element || !anatomy) return;
    return watchParts(element, () => {
      const page = element.contentDocument;
      const root = storyRootIn(page);
      if (fit && page && root) {
        root.style.padding = `${around}px`;
        page.body.style.padding = '0';
        if (root.childElementCount > 0) setWidth((before) => before ?? Math.ceil(contentBox(page).width) + 2 * around);
      }
      setMarks(placeMarks(element, anatomy));
    });
  }, [anatomy, fit]);
  if (!anatomy) return null;
  return (
    <div className={`sb-unstyled ${figure}`}>
      <div className={drawing} style={{ inlineSize: width }}>
        <StoryFrame
          ref={frame}
          id={toId(`${room}/${name}`, storyNameFromExport(anatomy.story))}
          title={`${name} and its parts`}
          globals={globals}
          fit={fit}
          loading="eager"
        />
        {marks.map(({ number, x, y }) => (
          <span key={number} className={mark} style={{ left: x, top: y }} aria-hidden>
            {number}
          </span>
        ))}
      </div>
      <ol className={partList}>
        {anatomy.parts.map((part, index) => (
          <li key={part.name}>
            <span className={mark} aria-hidden>
              {index + 1}
            </span>
            <strong className={partName}>{part.name}</strong> {inline(part.text)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Calls back whenever the content of a frame may have moved; returns an unsubscribe function. */
function watchParts(element: HTMLIFrameElement, onMove: () => void): () => void {
  const changes = new MutationObserver(onMove);
  const sizes = new ResizeObserver(onMove);
  sizes.observe(element);
  const watch = () => {
    const page = element.contentDocument;
    if (!page?.documentElement) return;
    changes.observe(page.documentElement, { subtree: true, childList: true, attributes: true });
    page.addEventListener('load', onMove, true);
    page.addEventListener('animationend', onMove, true);
    onMove();
  };
  element.addEventListener('load', watch);
  return () => {
    element.removeEventListener('load', watch);
    changes.disconnect();
    sizes.disconnect();
  };
}
