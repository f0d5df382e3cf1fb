import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import AnatomyPage from './Anatomy of a brand.mdx';
import ArtPage from './Art.mdx';
import ComponentsPage from './Components.mdx';
import { docsElements } from './elements.tsx';
import MotionPage from './Motion.mdx';
import RightToLeftPage from './Right to left.mdx';
import DesignersPage from './Start/Designers.mdx';
import EngineersPage from './Start/Engineers.mdx';
import OperatorsPage from './Start/Operators.mdx';
import ReviewersPage from './Start/Reviewers.mdx';
import TokensPage from './Tokens.mdx';
import TypePage from './Type.mdx';
import WelcomePage from './Welcome.mdx';
import WritingPage from './Writing.mdx';

/** The pages of words once more as stories, so that axe reads them in every mode. They are not in the list of stories. */
const meta = {
  title: 'Pages of words',
  tags: ['!autodocs', '!dev'],
  parameters: { visual: { modes: [] } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const read = (Page: ComponentType<{ components?: object }>): Story => ({
  render: () => (
    <main>
      <Page components={docsElements} />
    </main>
  ),
});

export const Welcome = read(WelcomePage);
export const Tokens = read(TokensPage);
export const Components = read(ComponentsPage);
export const Type = read(TypePage);
export const Motion = read(MotionPage);
export const Art = read(ArtPage);
export const Writing = read(WritingPage);
export const RightToLeft = read(RightToLeftPage);
export const AnatomyOfABrand = read(AnatomyPage);
export const Designers = read(DesignersPage);
export const Engineers = read(EngineersPage);
export const Operators = read(OperatorsPage);
export const Reviewers = read(ReviewersPage);
