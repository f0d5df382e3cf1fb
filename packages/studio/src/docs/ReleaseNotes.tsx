import { readNote } from '@baize/tooling/releaseNote';
import { Badge, Inline } from '@baize/ui';
import Markdown from 'markdown-to-jsx/react';
import { docsElements } from './elements.tsx';

const files = import.meta.glob<string>('../../../../docs/releases/{next/*,[0-9]*}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Release {
  title: string;
  notes: readonly { name: string; text: string; touches: readonly string[] }[];
}

const inNext = /\/next\/([\w-]+)\.md$/;

/** Shows the notes of the next release, then each release, the newest first. */
export function ReleaseNotes() {
  return releases(Object.entries(files)).map(({ title, notes }) => (
    <section key={title} aria-label={title}>
      <docsElements.h2>{title}</docsElements.h2>
      {notes.map(({ name, text, touches }) => (
        <article key={name}>
          <Inline gap={2}>
            {touches.map((whom) => (
              <Badge key={whom}>{whom}</Badge>
            ))}
          </Inline>
          <Markdown options={{ overrides, wrapper: null }}>{text}</Markdown>
        </article>
      ))}
    </section>
  ));
}

const { wrapper: _, ...overrides } = docsElements;

function releases(entries: readonly (readonly [path: string, text: string])[]): readonly Release[] {
  const read = ([path, text]: (typeof entries)[number]) => ({ name: path, ...readNote(text) });
  const next = entries.filter(([path]) => inNext.test(path)).map(read);
  const past = entries
    .filter(([path]) => !inNext.test(path))
    .map((entry) => ({ title: entry[0].replace(/^.*\/|\.md$/g, ''), notes: [read(entry)] }))
    .sort((one, other) => other.title.localeCompare(one.title, 'en', { numeric: true }));
  return [...(next.length > 0 ? [{ title: 'Next release', notes: next }] : []), ...past];
}
