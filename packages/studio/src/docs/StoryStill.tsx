import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { faultIn, showStory, storybookOf } from '../../../../.storybook/storybookInternals.ts';
import type { Gate } from '../kit/gate.ts';
import { useScale } from '../kit/useScale.ts';
import { useTurn } from '../kit/useTurn.ts';
import type { StoryStyle } from '../preview/root.ts';
import { type Box, contentBox } from './contentBox.ts';
import { frameAddress } from './frameAddress.ts';
import { crop, still, stillFrame, stillNote, stillWait } from './states.css.ts';

export interface StillProps {
  story: Pick<PreparedStory, 'id' | 'name' | 'parameters' | 'storyGlobals'>;
  globals: StoryStyle['globals'];
  /** Size of the story's window in px. */
  size: { width: number; height: number };
  /** Limits how many stories load at once. */
  gate: Gate;
  onDrawn: (width: number) => void;
}

/** Greatest height of a still in px; what is higher ends at its edge. */
const highest = 360;

/** Time in ms after which a story is shown as it is, so that others have their turn. */
const patience = 30_000;

/** Shows the end of a story, played in a frame that takes no focus, once it comes into view. */
export function StoryStill({ story, globals, size, gate, onDrawn }: StillProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, leave] = useTurn(place, gate, 0, '400px');
  const [box, setBox] = useState<Box>();
  const [stopped, setStopped] = useState<string>();
  const fit = useScale(place, box?.width ?? size.width);
  const scale = Math.min(1, fit || 1, highest / (box?.height ?? highest));
  const [first] = useState(globals);
  useRestyle(frame, globals, story);

  const onLoad = (element: HTMLIFrameElement) => {
    const storybook = storybookOf(element);
    if (!storybook) return leave();
    const show = (error: string | undefined) => {
      const page = element.contentDocument;
      if (!page) return;
      setStopped(error ?? (faultIn(page) || undefined));
      showStory(page.body);
      requestAnimationFrame(() => {
        const drawn = contentBox(page);
        setBox(drawn);
        onDrawn(drawn.width);
        leave();
      });
    };
    const late = setTimeout(() => show('it was not done within 30 seconds'), patience);
    storybook.whenPlayed((error) => {
      clearTimeout(late);
      show(error);
    });
  };

  return (
    <div ref={place} className={still}>
      <div
        inert
        dir="ltr"
        className={crop}
        style={box ? { inlineSize: box.width * scale, blockSize: box.height * scale } : undefined}
      >
        {isNear && (
          <iframe
            ref={frame}
            title={`${story.name}, still`}
            className={stillFrame}
            data-stands-alone
            data-still
            src={`${frameAddress(story.id, first)};a11y.manual:!true`}
            width={size.width}
            height={size.height}
            style={{
              opacity: box ? 1 : 0,
              transform: `scale(${scale}) translate(${-(box?.x ?? 0)}px, ${-(box?.y ?? 0)}px)`,
            }}
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
          />
        )}
      </div>
      {!box && <div className={stillWait} />}
      {stopped && <p className={stillNote}>{`Shown as far as it was played here: ${stopped.split('\n')[0]}`}</p>}
    </div>
  );
}

/** Changes theme and direction of a story that has been played, without playing it again. */
function useRestyle(
  frame: { current: HTMLIFrameElement | null },
  globals: StillProps['globals'],
  story: StillProps['story'],
) {
  const { theme, direction } = globals;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices load the frame anew
  useEffect(() => {
    const storybook = frame.current && storybookOf(frame.current);
    const { fileName } = story.parameters as { fileName?: string };
    storybook?.channel.emit('baize/globals', {
      globals: { ...globals, ...story.storyGlobals },
      parameters: { fileName },
    });
  }, [theme, direction]);
}
