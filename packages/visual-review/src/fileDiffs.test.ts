import { expect, test } from 'vitest';
import { readDiffs } from './fileDiffs.ts';

const constants = { space: { '4': '16px', '5': '20px' }, size: { control: '40px' } };

function changeOf(...lines: readonly string[]) {
  const diff = `diff --git a/a.css.ts b/a.css.ts\n--- a/a.css.ts\n+++ b/a.css.ts\n@@ -17 +18 @@ export const a\n${lines.join('\n')}\n`;
  return readDiffs(diff, constants).get('a.css.ts');
}

test.each([
  ['-  paddingInline: space[4],\n+  paddingInline: space[5],', 'padding-inline 16 → 20 px'],
  ["-  padding: '16px',\n+  padding: '20px',", 'padding 16 → 20 px'],
  [
    '-    lg: { blockSize: size.control, gap: space[4] },\n+    lg: { blockSize: size.control, gap: space[5] },',
    'gap 16 → 20 px',
  ],
  ["-  textAlign: 'center',\n+  textAlign: 'start',", 'text-align center → start'],
  ["-  'border-radius': 4,\n+  'border-radius': 0,", 'border-radius 4 → 0'],
  [
    '-  background: vars.surface.raised,\n+  background: vars.surface.canvas,',
    'background vars.surface.raised → vars.surface.canvas',
  ],
])('one value that changed is told as a change of its property: %#', (lines, what) => {
  expect(changeOf(lines)).toEqual({ what, line: 18 });
});

test.each([
  ['-  <span>·</span>', '− <span>·</span>'],
  ['+  <span>·</span>', '+ <span>·</span>'],
  ['-  <b>a</b>\n+  <i>a</i>', '<i>a</i>'],
  ['-  gap: 1,\n-  margin: 2,\n+  gap: 2,\n+  margin: 3,', 'gap 1 → 2, and 1 more line'],
  ['+  one\n+  two\n+  three', '+ one, and 2 more lines'],
  ['-  a: { gap: 1, margin: 2 },\n+  a: { gap: 2, margin: 3 },', 'a: { gap: 2, margin: 3 },'],
  ['-// old\n+// new', 'comments or imports'],
  ["-import a from 'a';\n+import a from 'b';\n-  gap: 1,\n+  gap: 2,", 'gap 1 → 2'],
])('what is no change of one value is told by its first line: %#', (lines, what) => {
  expect(changeOf(lines)?.what).toBe(what);
});

test('each file has its own, a deleted one too', () => {
  const diff = [
    'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-const a = 1;\n+const a = 2;\n@@ -9 +9 @@\n-b\n+c',
    'diff --git a/gone.ts b/gone.ts\n--- a/gone.ts\n+++ /dev/null\n@@ -1 +0,0 @@\n-const gone = 1;',
    'diff --git a/x.jpg b/x.jpg\nBinary files a/x.jpg and b/x.jpg differ\n',
  ].join('\n');
  expect([...readDiffs(diff)]).toEqual([
    ['a.ts', { what: 'const a = 2;, and 1 more line', line: 1 }],
    ['gone.ts', { what: '− const gone = 1;', line: 1 }],
  ]);
});
