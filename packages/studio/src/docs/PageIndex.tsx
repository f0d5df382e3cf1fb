import { type MouseEvent, useEffect, useState } from 'react';
import { index, indexHead, indexLink, indexList } from './layout.css.ts';

interface PageIndexProps {
  entries: readonly { id: string; name: string }[];
}

/** Lists the headings of a page at its side and marks the one that is being read. */
export function PageIndex({ entries }: PageIndexProps) {
  const [now, setNow] = useState(entries[0]?.id);
  const ids = entries.map(({ id }) => id).join();
  useEffect(() => {
    const read = () => {
      const headings = ids.split(',').map((id) => document.getElementById(id));
      const passed = headings.filter((heading) => (heading?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      setNow((passed.at(-1) ?? headings[0])?.id);
    };
    document.addEventListener('scroll', read, { passive: true });
    return () => document.removeEventListener('scroll', read);
  }, [ids]);
  const go = (event: MouseEvent, id: string) => {
    // Storybook's page has a base address, against which a plain link would load the page anew.
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav className={`sb-unstyled ${index}`} aria-labelledby="on-this-page">
      <p id="on-this-page" className={indexHead}>
        On this page
      </p>
      <ul className={indexList}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a
              className={indexLink}
              href={`#${id}`}
              aria-current={id === now ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
