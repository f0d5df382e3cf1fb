import { expect, test } from 'vitest';
import { allPages } from './allPages.ts';

const rows = Array.from({ length: 25 }, (_, at) => at);

/** Reads pages of ten rows, counted or not. */
const readerOf = (counted: boolean, asked: number[]) => async (page: number, pageSize: number) => {
  asked.push(page);
  const start = (page - 1) * pageSize;
  const shown = rows.slice(start, start + pageSize);
  return { rows: shown, total: counted ? rows.length : null, more: counted ? null : start + pageSize < rows.length };
};

test.each([true, false])(
  'ADP-01 an export has every row once, whether the platform counts (%s) or not',
  async (counted) => {
    const asked: number[] = [];
    const exported = await allPages({ read: readerOf(counted, asked), pageSize: 10 });
    expect(exported).toEqual({ rows, cut: false });
    expect(asked).toEqual([1, 2, 3]);
  },
);
