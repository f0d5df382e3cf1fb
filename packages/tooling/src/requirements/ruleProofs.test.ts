import { expect, test } from 'vitest';
import { proofsByRule, storiesIn } from './ruleProofs.ts';

const code = `const meta = {
  title: 'Pages/Rules of 2',
  tags: ['JUR-03'],
} satisfies Meta;

export const HelpLineShown: Story = {
  name: 'helpLine: it stands in the footer',
  tags: ['JUR-32'],
};

export const Nameless: Story = {};
`;

test('JUR-03 a rule is proved by the tests and stories whose titles name it', () => {
  const proofs = [
    { id: 'JUR-14', title: 'JUR-14 slot.stakeMax: a cap', path: 'a.test.ts' },
    { id: 'JUR-12', title: 'JUR-14 JUR-12 slot.stakeMaximum: none', path: 'a.test.ts' },
    { id: 'JUR-32', title: 'helpLine: it stands in the footer', path: 'a.stories.tsx' },
  ];
  const stories = storiesIn(code);
  expect(stories).toEqual([{ id: 'pages-rules-of-2--help-line-shown', name: 'helpLine: it stands in the footer' }]);
  expect(proofsByRule(['slot.stakeMax', 'helpLine', 'vip'], proofs, () => stories)).toEqual({
    'slot.stakeMax': { requirements: ['JUR-14'], tests: 1, stories: [] },
    helpLine: { requirements: ['JUR-32'], tests: 0, stories },
    vip: { requirements: [], tests: 0, stories: [] },
  });
});
