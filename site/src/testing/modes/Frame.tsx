import { Link } from '@baize/ui';
import { ExternalLink } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canvasAddress, frameAddress, inWords, type Mode } from './frames.ts';

interface FrameProps {
  story: string;
  mode: Mode;
  /** Of the window in px, or null for as tall as the story is. */
  height: number | null;
  /** Whether its turn has come. */
  isDue: boolean;
  onNear: () => void;
  onReady: () => void;
}

/** The height of a story that has not come yet, in px. */
const firstHeight = 240;
const mostHeight = 2000;

/** A story in one mode at the width of a screen, scaled to its place. It is looked at only: inert, so that it takes no focus. */
export function Frame({ story, mode, height, isDue, onNear, onReady }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [own, setOwn] = useState(firstHeight);
  const stop = useRef<() => void>(undefined);
  const width = Number(mode.width);
  const name = inWords(mode);

  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is near is told once
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '10%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => stop.current?.(), []);

  const onLoad = ({ contentDocument }: HTMLIFrameElement) => {
    onReady();
    const root = contentDocument?.getElementById('storybook-root');
    if (!contentDocument || !root) return;
    const observer = new ResizeObserver(() => {
      const { bottom } = root.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(contentDocument.body).paddingBlockEnd) || 0;
      setOwn(Math.min(mostHeight, Math.max(64, Math.ceil(bottom + padding))));
    });
    observer.observe(root);
    stop.current = () => observer.disconnect();
  };

  const tall = height ?? own;
  return (
    <>
      <Link kind="quiet" href={canvasAddress(story, mode)} target="_blank" iconEnd={ExternalLink} data-mode>
        {name}
      </Link>
      <div
        ref={place}
        inert
        dir="ltr"
        style={{
          blockSize: Math.round(tall * scale),
          overflow: 'hidden',
          boxShadow: '0 0 0 1px var(--bz-border-subtle)',
        }}
      >
        {isDue && (
          <iframe
            title={name}
            src={frameAddress(story, mode)}
            width={width}
            height={tall}
            style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
            onLoad={(event) => onLoad(event.currentTarget)}
          />
        )}
      </div>
    </>
  );
}
