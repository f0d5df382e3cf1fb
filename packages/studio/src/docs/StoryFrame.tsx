import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { storyRootIn } from '../../../../.storybook/storybookInternals.ts';
import { whenDrawn } from '../kit/whenDrawn.ts';
import type { StoryStyle } from '../preview/root.ts';
import { inside, screen } from './docs.css.ts';
import { frameAddress } from './frameAddress.ts';

interface StoryFrameProps {
  id: string;
  title: string;
  globals: StoryStyle['globals'];
  /** Makes the frame as high as its story; otherwise it has the height of a dialog. */
  fit?: boolean;
  /** Use `eager` when the caller waits for the content. */
  loading?: 'lazy' | 'eager';
  ref?: Ref<HTMLIFrameElement>;
}

export function StoryFrame({ id, title, globals, fit, loading = 'lazy', ref }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement, []);
  const height = useStoryHeight(frame, fit);
  const [drawn, setDrawn] = useState<string>();
  const address = frameAddress(id, globals);
  // A page without its sheets is white, in the dark too, so the frame's own ground stands until the story has drawn.
  return (
    <div className={screen} style={{ blockSize: height }}>
      <iframe
        ref={frame}
        className={inside}
        style={{ opacity: drawn === address ? 1 : 0 }}
        title={title}
        loading={loading}
        data-stands-alone
        src={address}
        onLoad={({ currentTarget }) => void whenDrawn(currentTarget).then(() => setDrawn(address))}
      />
    </div>
  );
}

function useStoryHeight(frame: { current: HTMLIFrameElement | null }, wanted: boolean | undefined) {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!wanted || !element) return;
    const size = new ResizeObserver(() => {
      const root = storyRootIn(element.contentDocument);
      if (root) setHeight(Math.ceil(root.getBoundingClientRect().bottom) + 18);
    });
    const watch = () => {
      const root = storyRootIn(element.contentDocument);
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
