import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useToolbar } from './DocsFrame.tsx';
import { screen } from './docs.css.ts';

/** What an addon has set, such as its measuring, is not for the window. */
const ownGlobals = ['brand', 'theme', 'language', 'words', 'direction'] as const;

/** A story in a window of its own, dressed as the toolbar says. */
export function StoryScreen({ story: { id, name } }: { story: PreparedStory }) {
  const globals = useToolbar(useContext(DocsContext).channel);
  const choice = ownGlobals.map((name) => `${name}:${globals[name]}`).join(';');
  return (
    <iframe
      className={screen}
      title={name}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=${choice}`}
    />
  );
}
