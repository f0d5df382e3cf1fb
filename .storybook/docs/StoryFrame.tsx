import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { fittedScreen, screen } from './docs.css.ts';

interface StoryFrameProps {
  /** Of the story. */
  id: string;
  title: string;
  /** What the toolbar of the story says, such as `theme:dark;direction:rtl`. */
  globals: string;
  /** As high as the story; else as high as a dialog. */
  fit?: boolean;
  /** When it may load; at once where something waits for what it shows. */
  loading?: 'lazy' | 'eager';
  ref?: Ref<HTMLIFrameElement>;
}

/** A story in a window of its own. */
export function StoryFrame({ id, title, globals, fit, loading = 'lazy', ref }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement, []);
  const height = useStoryHeight(frame, fit);
  return (
    <iframe
      ref={frame}
      className={fit ? fittedScreen : screen}
      style={height ? { blockSize: height } : undefined}
      title={title}
      loading={loading}
      data-stands-alone
      src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
    />
  );
}

/** The height of what the frame shows, in px, and again whenever that changes. */
function useStoryHeight(frame: { current: HTMLIFrameElement | null }, wanted: boolean | undefined) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!wanted || !element) return;
    const size = new ResizeObserver(() => {
      const root = element.contentDocument?.getElementById('storybook-root');
      if (root) setHeight(Math.ceil(root.getBoundingClientRect().bottom) + 18);
    });
    const watch = () => {
      const root = element.contentDocument?.getElementById('storybook-root');
      if (root) size.observe(root);
    };
    element.addEventListener('load', watch);
    return () => {
      element.removeEventListener('load', watch);
      size.disconnect();
    };
  }, [frame, wanted]);
  return height;
}
