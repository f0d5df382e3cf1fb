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
import { type ComponentProps, useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { plainName } from '../plainName.ts';
import { isRequirement } from '../requirementTag.ts';
import { Accessibility, Instead, Keyboard, Practice, Related, Status, Use } from './About.tsx';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import { documented } from './componentDocs.ts';
import { useToolbar } from './DocsFrame.tsx';
import { badge, badges } from './docs.css.ts';
import { PropsTable } from './PropsTable.tsx';
import { publicParts } from './publicProps.ts';
import { StoryScreen } from './StoryScreen.tsx';
import { usage } from './usage.ts';

/** The page that every component gets from its types, its own comment, its stories and the docs beside it. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const part = publicParts.get(name);
  const about = documented.get(name);
  return (
    <>
      <Title />
      <Status name={name} />
      <Requirements tags={[...new Set(stories.flatMap(({ tags }) => tags))]} />
      <Description />
      <Instead name={name} />
      {part && <ThemedSource code={`import { ${name} } from '${part.entry}';`} language="tsx" />}
      {about?.docs.anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <AnatomyFigure {...about} />
        </>
      )}
      {about?.docs.use && (
        <>
          <Heading>When to use it</Heading>
          <Use name={name} />
        </>
      )}
      {about && (
        <>
          <Heading>Keyboard</Heading>
          <Keyboard name={name} />
        </>
      )}
      <Heading>States</Heading>
      {stories.map((story) => (
        <State key={story.id} story={story} />
      ))}
      {about?.docs.practice && (
        <>
          <Heading>Do and don’t</Heading>
          <Practice name={name} />
        </>
      )}
      {part && (
        <>
          <Heading>Props</Heading>
          <PropsTable props={part.props} argTypes={preparedMeta.argTypes} />
          <Heading>Code</Heading>
          <Code name={name} stories={stories} />
        </>
      )}
      {about && (
        <>
          <Heading>Accessibility</Heading>
          <Accessibility name={name} />
          <Heading>Related</Heading>
          <Related name={name} />
        </>
      )}
    </>
  );
}

/** Code in the theme that the toolbar says. */
function ThemedSource(props: ComponentProps<typeof Source>) {
  const { theme } = useToolbar(useContext(DocsContext).channel);
  return <Source {...props} dark={theme === 'dark'} />;
}

/** The first story that gives all that is required, as code; where none does, the first story as its file has it. */
function Code({ name, stories }: { name: string; stories: PreparedStory[] }) {
  const part = publicParts.get(name);
  const [first] = stories;
  if (!part || !first) return null;
  const required = part.props.filter((prop) => prop.required).map((prop) => prop.name);
  const whole = stories.find(({ initialArgs }) => required.every((prop) => initialArgs[prop] !== undefined));
  if (!whole) return <ThemedSource of={first.moduleExport} />;
  const known = part.props.map((prop) => prop.name);
  const args = Object.fromEntries(Object.entries(whole.initialArgs).filter(([prop]) => known.includes(prop)));
  return <ThemedSource code={usage(name, part.entry, args)} language="tsx" />;
}

/** A state as it is before anybody touches it; what its story does to it is played at a press, so that no play takes the focus. */
function State({ story }: { story: PreparedStory }) {
  const { moduleExport, tags, playFunction } = story;
  const name = plainName(story.name);
  const [plays, setPlays] = useState(0);
  const play = () => setPlays(plays + 1);
  const alone = standsAlone(story);
  return (
    <>
      <Subheading>{name}</Subheading>
      <Requirements tags={tags} />
      <Description of={moduleExport} />
      {!alone && (
        <Canvas
          key={plays}
          of={moduleExport}
          story={{ autoplay: plays > 0 }}
          additionalActions={playFunction ? [{ title: 'Play', onClick: play }] : []}
        />
      )}
      {alone && playFunction && (
        <p className="sb-unstyled">
          <Button onClick={play}>{`Play: ${name}`}</Button>
        </p>
      )}
      {alone && (!playFunction || plays > 0) && (
        <StoryScreen key={plays} story={story} title={name} fit={!fillsAWindow(story)} />
      )}
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
const fillsAWindow = ({ title, parameters }: PreparedStory) =>
  /^(Overlays|Pages)\//.test(title) || parameters.layout === 'fullscreen';

/** So is what is held under a pointer: the addon would hold all of the page so. */
const standsAlone = (story: PreparedStory) => fillsAWindow(story) || story.storyGlobals.pseudo !== undefined;
