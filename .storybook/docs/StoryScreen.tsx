import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useToolbar } from './DocsFrame.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** What an addon has set, such as its measuring, is not for the window. */
const ownGlobals = ['brand', 'theme', 'language', 'words', 'direction'] as const;

interface StoryScreenProps {
  story: PreparedStory;
  title: string;
  fit?: boolean;
}

/** A story in a window of its own, dressed as the toolbar says. */
export function StoryScreen({ story: { id }, title, fit }: StoryScreenProps) {
  const globals = useToolbar(useContext(DocsContext).channel);
  const choice = ownGlobals.map((name) => `${name}:${globals[name]}`).join(';');
  return <StoryFrame id={id} title={title} fit={fit} globals={choice} />;
}
