import { ArgTypes, Canvas, Description, DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useToolbar } from './DocsFrame.tsx';
import { proofs, props, screen } from './docs.css.ts';

/** The page that every component gets from its types, its own comment and its stories. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(({ playFunction }) => !playFunction);
  const played = stories.filter(({ playFunction }) => playFunction);
  return (
    <>
      <Title />
      <Description />
      <Heading>Props</Heading>
      <div className={props} dir="ltr">
        <ArgTypes />
      </div>
      {states.length > 0 && <Heading>States</Heading>}
      {states.map((story) => (
        <State key={story.id} story={story} />
      ))}
      {played.length > 0 && <Heading>What it does, played in a browser</Heading>}
      <ul className={proofs}>
        {played.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function State({ story }: { story: PreparedStory }) {
  return (
    <>
      <Subheading>{story.name}</Subheading>
      {standsAlone(story) ? <Screen story={story} /> : <Canvas of={story.moduleExport} />}
    </>
  );
}

/** The one rule: what lies over a page or fills one is shown in a window of its own, and loaded when it is near. */
const standsAlone = ({ title, parameters }: PreparedStory) =>
  /^(Overlays|Pages)\//.test(title) || parameters.layout === 'fullscreen';

function Screen({ story: { id, name } }: { story: PreparedStory }) {
  const globals = Object.entries(useToolbar(useContext(DocsContext).channel));
  const choice = globals.map((pair) => pair.join(':')).join(';');
  return (
    <iframe
      className={screen}
      title={name}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=${choice}`}
    />
  );
}
