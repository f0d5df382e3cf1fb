import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { useToolbar } from './DocsFrame.tsx';
import { StoryFrame } from './StoryFrame.tsx';

interface StoryScreenProps {
  story: PreparedStory;
  title: string;
  fit?: boolean;
}

export function StoryScreen({ story: { id }, title, fit }: StoryScreenProps) {
  return <StoryFrame id={id} title={title} fit={fit} globals={useToolbar(useContext(DocsContext).channel)} />;
}
