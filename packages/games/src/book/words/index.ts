import type { WordsOf } from '../../languages.ts';
import { type BookWords, en } from './en.ts';
import { id } from './id.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export const bookWords: WordsOf<BookWords> = { en, ur, 'zh-Hans': zh, id, th, tr, vi };
