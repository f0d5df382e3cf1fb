import { Button } from '@baize/ui';
import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { isRequirement } from '../requirementTag.ts';
import { badge, badges } from './docs.css.ts';
import { PropsTable } from './PropsTable.tsx';
import { publicParts } from './publicProps.ts';
import { StoryScreen } from './StoryScreen.tsx';

/** The page that every component gets from its types, its own comment and its stories. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const part = publicParts.get(name);
  return (
    <>
      <Title />
      <Requirements tags={[...new Set(stories.flatMap(({ tags }) => tags))]} />
      <Description />
      {part && <Source code={`import { ${name} } from '${part.entry}';`} language="tsx" />}
      <Heading>States</Heading>
      {stories.map((story) => (
        <State key={story.id} story={story} />
      ))}
      {part && (
        <>
          <Heading>Props</Heading>
          <PropsTable props={part.props} argTypes={preparedMeta.argTypes} />
        </>
      )}
    </>
  );
}

/** A state as it is before anybody touches it; what its story does to it is played at a press, so that no play takes the focus. */
function State({ story }: { story: PreparedStory }) {
  const { moduleExport, name, tags, playFunction } = story;
  const [plays, setPlays] = useState(0);
  const play = () => setPlays(plays + 1);
  return (
    <>
      <Subheading>{name}</Subheading>
      <Requirements tags={tags} />
      <Description of={moduleExport} />
      {!standsAlone(story) && (
        <Canvas
          key={plays}
          of={moduleExport}
          story={{ autoplay: plays > 0 }}
          additionalActions={playFunction ? [{ title: 'Play', onClick: play }] : []}
        />
      )}
      {standsAlone(story) && playFunction && (
        <p className="sb-unstyled">
          <Button onClick={play}>{`Play: ${name}`}</Button>
        </p>
      )}
      {standsAlone(story) && (!playFunction || plays > 0) && <StoryScreen key={plays} story={story} />}
    </>
  );
}

/** What is promised of a component or a state; the sidebar filters by the same tags. */
function Requirements({ tags }: { tags: readonly string[] }) {
  const ids = tags.filter(isRequirement).sort();
  if (ids.length === 0) return null;
  return (
    <ul className={`sb-unstyled ${badges}`} aria-label="Requirements">
      {ids.map((id) => (
        <li key={id} className={badge}>
          {id}
        </li>
      ))}
    </ul>
  );
}

/** What lies over a page or fills one is shown in a window of its own, and loaded when it is near. */
const standsAlone = ({ title, parameters }: PreparedStory) =>
  /^(Overlays|Pages)\//.test(title) || parameters.layout === 'fullscreen';
