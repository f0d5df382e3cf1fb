import { Description, DocsContext, Source, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment, type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { AnatomyFigure } from './AnatomyFigure.tsx';
import { documented } from './componentDocs.ts';
import { Accessibility, Facts, Instead, Keyboard, Practice, Related, Use } from './componentSections.tsx';
import { useToolbar } from './DocsFrame.tsx';
import { component, main, pair, section, title } from './layout.css.ts';
import { PageIndex } from './PageIndex.tsx';
import { PropsTable } from './PropsTable.tsx';
import { publicParts } from './publicProps.ts';
import { States } from './States.tsx';
import { usage } from './usage.ts';

interface Section {
  name: string;
  content: ReactNode;
}

export function ComponentPage() {
  const { channel, componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const globals = useToolbar(channel);
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const part = publicParts.get(name);
  const about = documented.get(name);
  const docs = about?.docs;
  const rows: (Section | false | undefined)[][] = [
    [
      about?.docs.anatomy && {
        name: 'Anatomy',
        content: <AnatomyFigure key={globals.language} {...about} globals={globals} />,
      },
    ],
    [
      docs?.use && { name: 'When to use it', content: <Use name={name} /> },
      about && { name: 'Keyboard', content: <Keyboard name={name} /> },
    ],
    [{ name: 'States', content: <States stories={stories} /> }],
    [docs?.practice && { name: 'Do and don’t', content: <Practice name={name} /> }],
    [part && { name: 'Props', content: <PropsTable props={part.props} argTypes={preparedMeta.argTypes} /> }],
    [
      part && { name: 'Code', content: <Code name={name} stories={stories} /> },
      about && { name: 'Accessibility', content: <Accessibility name={name} /> },
    ],
    [docs?.related && { name: 'Related', content: <Related name={name} /> }],
  ];
  const sections = rows.map((row) => row.filter((one) => typeof one === 'object'));
  return (
    <div className={component}>
      <div className={main}>
        <h1 className={`sb-unstyled ${title}`}>{name}</h1>
        <Facts name={name} tags={[...new Set(stories.flatMap(({ tags }) => tags))]} />
        <Description />
        <Instead name={name} />
        {part && <ThemedSource code={`import { ${name} } from '${part.entry}';`} language="tsx" />}
        {sections.map((row) => {
          const drawn = row.map((one) => (
            <section key={one.name} className={section} aria-labelledby={headingId(one.name)}>
              <h2 id={headingId(one.name)}>{one.name}</h2>
              {one.content}
            </section>
          ));
          const key = row.map((one) => one.name).join();
          return row.length > 1 ? (
            <div key={key} className={pair}>
              {drawn}
            </div>
          ) : (
            <Fragment key={key}>{drawn}</Fragment>
          );
        })}
      </div>
      <PageIndex entries={sections.flat().map((one) => ({ id: headingId(one.name), name: one.name }))} />
    </div>
  );
}

const headingId = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');

function ThemedSource(props: ComponentProps<typeof Source>) {
  const { theme } = useToolbar(useContext(DocsContext).channel);
  return <Source {...props} dark={theme === 'dark'} />;
}

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
