import { expect, test } from 'vitest';
import type { ReportData, ReportFinding } from '../reportData.ts';
import { pullRequestComment } from './comment.ts';
import { acceptCommands, filterFindings, groupFindings, noFilters, type Step, stepsOf } from './selection.ts';

const finding = (storyId: string, mode: string, cause: string, given: Partial<ReportFinding> = {}): ReportFinding => {
  const [component = ''] = storyId.split('--');
  return {
    name: `${storyId}--${mode}`,
    storyId,
    title: `Actions/${component}`,
    component,
    storyName: 'First',
    mode,
    state: null,
    kind: 'changed',
    before: 'a',
    after: 'b',
    isMissing: false,
    size: [10, 10],
    isResized: false,
    pixels: 50,
    box: null,
    cause,
    isAccepted: false,
    ...given,
  };
};

const mode = (brand: string) => ({ name: brand, note: '', brand, theme: 'light', direction: 'ltr' }) as const;
const cause = (id: string) =>
  ({ id, kind: 'token', subject: id, title: id, what: 'a | b', where: 'here', source: null, tokens: [] }) as const;

const data: ReportData = {
  pictures: 5966,
  seconds: 90,
  base: { commit: '4be21f0abc', name: 'main' },
  modes: { desk: mode('baize'), phone: mode('lotus') },
  causes: [cause('one'), cause('two')],
  findings: [
    finding('Button--a', 'desk', 'two'),
    finding('Link--a', 'desk', 'one'),
    finding('Link--a', 'phone', 'one', { pixels: 101, isResized: true }),
    finding('Link--b', 'desk', 'one', { pixels: 10_001 }),
    finding('Button--a', 'phone', 'one'),
  ],
  equal: [{ name: 'x', like: 'y' }],
  unpictured: [],
};
const names = (findings: readonly ReportFinding[]) => findings.map(({ name }) => name);

test('groups by cause follow the report, their components the number of pictures', () => {
  const groups = groupFindings(data, data.findings, 'cause');
  expect(groups.map(({ id, count }) => [id, count])).toEqual([
    ['one', 4],
    ['two', 1],
  ]);
  expect(groups[0]?.entries.map(({ id, count }) => [id, count])).toEqual([
    ['Actions/Link', 3],
    ['Actions/Button', 1],
  ]);
  expect(stepsOf(groups).map(({ key }) => key)).toEqual([
    'one Link--a',
    'one Link--b',
    'one Button--a',
    'two Button--a',
  ]);
});

test('groups by component hold their causes', () => {
  const groups = groupFindings(data, data.findings, 'component');
  expect(groups.map(({ id }) => id)).toEqual(['Actions/Link', 'Actions/Button']);
  expect(groups[1]?.entries.map(({ id }) => id)).toEqual(['one', 'two']);
});

test('filters hold together', () => {
  const filtered = (filters: object) => names(filterFindings(data, { ...noFilters, ...filters }));
  expect(filtered({})).toHaveLength(5);
  expect(filtered({ brand: 'lotus' })).toEqual(['Link--a--phone', 'Button--a--phone']);
  expect(filtered({ mode: 'phone', size: 'medium' })).toEqual(['Link--a--phone']);
  expect(filtered({ size: 'large' })).toEqual(['Link--b--desk']);
  expect(filtered({ size: 'resized' })).toEqual(['Link--a--phone']);
  expect(filtered({ brand: 'baize', mode: 'phone' })).toEqual([]);
});

test('commands accept the cause, its part, and what is shown', () => {
  const step = stepsOf(groupFindings(data, data.findings, 'cause'))[0] as Step;
  expect(acceptCommands(data, step)).toEqual({
    cause: 'npm run visual -- --accept "one"',
    component: 'npm run visual -- --accept "one Link"',
    step: 'npm run visual -- --accept "one Link--a"',
  });
  const filtered = { ...step, findings: step.findings.slice(1) };
  expect(acceptCommands(data, filtered).step).toBe('npm run visual -- --accept "Link--a--phone"');
});

test('two components of one name are told apart by their titles', () => {
  const other = finding('Link--c', 'desk', 'two', { title: 'Pages/Link' });
  const both = { ...data, findings: [...data.findings, other] };
  const step = stepsOf(groupFindings(both, both.findings, 'cause'))[0] as Step;
  expect(acceptCommands(both, step).component).toBe('npm run visual -- --accept "one Actions/Link"');
});

test('the comment has a row for each cause and breaks no table', () => {
  expect(pullRequestComment(data).split('\n')).toEqual([
    '**5 of 5,966 pictures changed** against main',
    '',
    '| Cause | What changed | Pictures | Parts |',
    '| --- | --- | ---: | --- |',
    '| `one`<br>here | a \\| b | 4 | Link, Button |',
    '| `two`<br>here | a \\| b | 1 | Button |',
    '',
    '1 picture equals another state.',
    '',
  ]);
});
