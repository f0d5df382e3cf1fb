import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from './boot-script.ts';

const manifest: Manifest = {
  'index.html': { file: 'start.js', css: ['start.css'], isEntry: true, imports: ['_react.js'] },
  'src/features/Lobby.tsx': { file: 'lobby.js', css: ['lobby.css'], imports: ['_calls.js', 'index.html'] },
  '_calls.js': { file: 'calls.js', css: ['calls.css'], imports: ['_parts.js', 'src/features/Lobby.tsx'] },
  '_parts.js': { file: 'parts.js', css: ['parts.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
};

test('a page asks for its files after what they import, and not for those of the entry', () => {
  expect(filesOf(['src/features/Lobby.tsx'], manifest)).toEqual([
    ...['/parts.css', '/parts.js'],
    ...['/calls.css', '/calls.js'],
    ...['/lobby.css', '/lobby.js'],
  ]);
});

test('a module that is not in the build is an error', () => {
  expect(() => filesOf(['src/features/Gone.tsx'], manifest)).toThrow('src/features/Gone.tsx');
});
