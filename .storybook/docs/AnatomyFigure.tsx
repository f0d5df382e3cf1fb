import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { rootState, watchRoot } from '../watchRoot.ts';
import { inline } from './About.tsx';
import { figure, mark, partList, partName } from './anatomy.css.ts';
import type { Documented } from './componentDocs.ts';
import { type Mark, placeMarks } from './placeMarks.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A story with a number beside each part, and what the parts are. */
export function AnatomyFigure({ name, room, docs: { anatomy } }: Documented) {
  useSyncExternalStore(watchRoot, rootState);
  const frame = useRef<HTMLIFrameElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !anatomy) return;
    return watchParts(element, () => setMarks(placeMarks(element, anatomy)));
  }, [anatomy]);
  if (!anatomy) return null;
  const { brand, theme, words } = document.documentElement.dataset;
  const globals = `brand:${brand};theme:${theme};words:${words ?? 'written'};direction:${document.documentElement.dir}`;
  return (
    <div className={`sb-unstyled ${figure}`}>
      <div style={{ position: 'relative' }}>
        <StoryFrame
          ref={frame}
          id={toId(`${room}/${name}`, storyNameFromExport(anatomy.story))}
          title={`${name} and its parts`}
          globals={globals}
          fit={room !== 'overlays'}
          loading="eager"
        />
        {marks.map(({ number, x, y }) => (
          <span key={number} className={mark} style={{ left: x, top: y }} aria-hidden>
            {number}
          </span>
        ))}
      </div>
      <ol className={partList}>
        {anatomy.parts.map((part) => (
          <li key={part.name}>
            <strong className={partName}>{part.name}</strong> {inline(part.text)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Calls back whenever what a frame shows may have moved; the returned function ends it. */
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
