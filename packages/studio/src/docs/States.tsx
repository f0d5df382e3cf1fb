import { Button, SegmentedControl } from '@baize/ui';
import { Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { createGate } from '../kit/gate.ts';
import { Requirements } from './componentSections.tsx';
import { useToolbar } from './DocsFrame.tsx';
import { StoryScreen } from './StoryScreen.tsx';
import { StoryStill } from './StoryStill.tsx';
import { grid, spans, stateName, statesBar, stateText, stateTools, stills, wholeRow } from './states.css.ts';

const themes = ['light', 'dark', 'both'] as const;
type Shown = (typeof themes)[number];

const inWords: Record<Shown, string> = { light: 'Light', dark: 'Dark', both: 'Both' };

/** Stories played at once; each loads a page of its own. */
const together = 3;

/** Shows all stories of a component as they end, side by side. */
export function States({ stories }: { stories: readonly PreparedStory[] }) {
  const toolbar = useToolbar(useContext(DocsContext).channel);
  const [choice, setChoice] = useState<Shown>();
  const [gate] = useState(() => createGate(together));
  const shown = choice ?? (toolbar.theme === 'dark' ? 'dark' : 'light');
  return (
    <>
      <div className={`sb-unstyled ${statesBar}`}>
        <span>
          {stories.length === 1 ? 'One state, played to its end' : `All ${stories.length}, played to their end`}
        </span>
        <SegmentedControl
          label="Theme of the states"
          selected={shown}
          onSelect={setChoice}
          items={themes.map((id) => ({ id, label: inWords[id] }))}
        />
      </div>
      <div className={`sb-unstyled ${grid}`}>
        {stories.map((story) => (
          <State
            // A brand or language loads the story anew; theme and direction do not.
            key={[story.id, toolbar.brand, toolbar.language, toolbar.words, isPage(story) && shown].join()}
            story={story}
            globals={(shown === 'both' ? (['light', 'dark'] as const) : [shown]).map((theme) => ({
              ...toolbar,
              theme,
            }))}
            gate={gate}
          />
        ))}
      </div>
    </>
  );
}

interface StateProps {
  story: PreparedStory;
  /** One choice for each still. */
  globals: readonly ReturnType<typeof useToolbar>[];
  gate: ReturnType<typeof createGate>;
}

function State({ story, globals, gate }: StateProps) {
  const { id, name, moduleExport, tags, playFunction } = story;
  const [plays, setPlays] = useState(0);
  const [width, setWidth] = useState<number>();
  const size = windowOf(story);
  const span = spanOf(width ?? (size.width > 900 ? size.width : 400));
  return (
    <section className={plays > 0 ? wholeRow : spans[span]} aria-label={name}>
      {plays > 0 ? (
        <StoryScreen key={plays} story={story} title={name} fit={!fillsAWindow(story)} />
      ) : (
        <div className={stills}>
          {globals.map((each) => (
            <StoryStill
              key={globals.length === 1 ? 'one' : each.theme}
              story={story}
              globals={each}
              size={size}
              gate={gate}
              onDrawn={setWidth}
            />
          ))}
        </div>
      )}
      <div className={stateTools}>
        <a className={stateName} href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {playFunction && (
          <Button size="sm" kind="ghost" onClick={() => setPlays(plays + 1)} aria-label={`Play: ${name}`}>
            Play
          </Button>
        )}
        {plays > 0 && (
          <Button size="sm" kind="ghost" onClick={() => setPlays(0)} aria-label={`Close: ${name}`}>
            Close
          </Button>
        )}
      </div>
      <div className={stateText}>
        <Description of={moduleExport} />
        <Requirements tags={tags} />
      </div>
    </section>
  );
}

const isPage = ({ parameters }: PreparedStory) =>
  !(parameters.fileName as string | undefined)?.includes('packages/ui/');

const fillsAWindow = ({ title, parameters }: PreparedStory) =>
  /^(Overlays|Pages)\//.test(title) || parameters.layout === 'fullscreen';

function windowOf(story: PreparedStory) {
  if (/^Overlays\//.test(story.title)) return { width: 1024, height: 720 };
  return fillsAWindow(story) ? { width: 1440, height: 900 } : { width: 832, height: 900 };
}

/** Columns of twelve for content of so many px, so that it is shown at about half its size. */
const spanOf = (width: number): keyof typeof spans => (width <= 240 ? 2 : width <= 420 ? 3 : width <= 560 ? 4 : 6);
