import { expect, test } from 'vitest';
import { changesetProblems } from './changesets.ts';

test('UI-10 a change of the public props is announced by a changeset, and nothing else needs one', () => {
  const props = 'packages/ui/public-props.txt';
  expect(changesetProblems([props, 'packages/ui/src/actions/Button.tsx'])).toEqual([
    `${props} changes and no changeset says so: npx changeset`,
  ]);
  expect(changesetProblems([props, '.changeset/README.md'])).toHaveLength(1);
  expect(changesetProblems([props, '.changeset/kind-cards-rest.md'])).toEqual([]);
  expect(changesetProblems(['packages/ui/src/actions/Button.tsx'])).toEqual([]);
});
