/** What a log keeps in order. */
export interface Logged {
  /** ms. */
  readonly at: number;
  /** Tells rows of one moment apart: the later has the higher. */
  readonly posting: number;
}

export interface LogPage<Row> {
  /** Newest first. */
  rows: readonly Row[];
  count: number;
  /** The figures of every row of the span, added up. */
  sums: readonly bigint[];
}

/** Rows between two sums that are kept. */
const stride = 64;

/**
 * Rows in order of time, found by any choice of their labels without looking at the others: each combination of labels has a list of
 * its own with running sums, so that a page and its totals cost the same among a hundred rows as among a hundred thousand. A row
 * that changes is taken out and entered anew.
 */
export class RecordLog<Row extends Logged> {
  readonly #labels: (row: Row) => readonly string[];
  readonly #figures: (row: Row) => readonly bigint[];
  readonly #width: number;
  readonly #lists = new Map<string, SummedList<Row>>();
  /** The lists that rows of the same labels stand in. */
  readonly #choices = new Map<string, readonly SummedList<Row>[]>();

  /** `width` is how many figures a row has. */
  constructor(labels: (row: Row) => readonly string[], figures: (row: Row) => readonly bigint[], width: number) {
    this.#labels = labels;
    this.#figures = figures;
    this.#width = width;
  }

  add(row: Row): void {
    for (const list of this.#listsOf(row)) list.add(row);
  }

  /** Changes a row by `change`, which may give it other labels, another moment and other figures. */
  change(row: Row, change: () => void): void {
    for (const list of this.#listsOf(row)) list.remove(row);
    change();
    this.add(row);
  }

  /** Rows that have each of the labels given (null for any), from `from` up to `to`. Pages count from 1. */
  page(
    labels: readonly (string | null)[],
    { from, to }: { from: number; to: number },
    { pageNo, pageSize }: { pageNo: number; pageSize: number },
  ): LogPage<Row> {
    const list = this.#lists.get(keyOf(labels));
    if (!list) return { rows: [], count: 0, sums: this.#zeros() };
    const [low, high] = [list.placeOf(from), list.placeOf(to)];
    const last = high - (pageNo - 1) * pageSize;
    const rows = list.rows.slice(Math.max(low, last - pageSize), Math.max(low, last)).reverse();
    return { rows, count: Math.max(0, high - low), sums: list.sums(low, Math.max(low, high)) };
  }

  /** The sums alone. */
  sums(labels: readonly (string | null)[], span: { from: number; to: number }): Omit<LogPage<Row>, 'rows'> {
    const { count, sums } = this.page(labels, span, { pageNo: 1, pageSize: 0 });
    return { count, sums };
  }

  #listsOf(row: Row): readonly SummedList<Row>[] {
    const labels = this.#labels(row);
    const name = keyOf(labels);
    const kept = this.#choices.get(name);
    if (kept) return kept;
    const lists = keysOf(labels).map((key) => {
      const list = this.#lists.get(key) ?? new SummedList(this.#figures, this.#width);
      this.#lists.set(key, list);
      return list;
    });
    this.#choices.set(name, lists);
    return lists;
  }

  #zeros(): bigint[] {
    return Array.from({ length: this.#width }, () => 0n);
  }
}

/** Rows by time, and what they add up to at every 64th. */
class SummedList<Row extends Logged> {
  readonly rows: Row[] = [];
  readonly #figures: (row: Row) => readonly bigint[];
  readonly #width: number;
  /** Sums of all rows before `index * stride`; as far as they are still true. */
  #marks: bigint[][];

  constructor(figures: (row: Row) => readonly bigint[], width: number) {
    this.#figures = figures;
    this.#width = width;
    this.#marks = [Array.from({ length: width }, () => 0n)];
  }

  add(row: Row): void {
    const newest = this.rows.at(-1);
    const place =
      newest === undefined || isBefore(newest, row) ? this.rows.length : this.#search((one) => isBefore(one, row));
    this.rows.splice(place, 0, row);
    this.#forget(place);
  }

  remove(row: Row): void {
    const place = this.#search((one) => isBefore(one, row));
    if (this.rows[place] !== row) return;
    this.rows.splice(place, 1);
    this.#forget(place);
  }

  /** Where the first row at or after a moment stands. */
  placeOf(moment: number): number {
    return this.#search(({ at }) => at < moment);
  }

  sums(from: number, to: number): bigint[] {
    const [before, until] = [this.#upTo(from), this.#upTo(to)];
    return until.map((sum, figure) => sum - (before[figure] ?? 0n));
  }

  #upTo(place: number): bigint[] {
    const mark = Math.floor(place / stride);
    while (this.#marks.length <= mark) {
      const done = this.#marks.length - 1;
      this.#marks.push(this.#added(this.#marks[done] ?? [], done * stride, (done + 1) * stride));
    }
    return this.#added(this.#marks[mark] ?? [], mark * stride, place);
  }

  #added(start: readonly bigint[], from: number, to: number): bigint[] {
    const sums = [...start];
    for (let place = from; place < to; place += 1) {
      const row = this.rows[place];
      const figures = row ? this.#figures(row) : [];
      for (let figure = 0; figure < this.#width; figure += 1)
        sums[figure] = (sums[figure] ?? 0n) + (figures[figure] ?? 0n);
    }
    return sums;
  }

  /** What was added up beyond a place is no longer true. */
  #forget(place: number): void {
    const kept = Math.floor(place / stride) + 1;
    if (this.#marks.length > kept) this.#marks.length = kept;
  }

  /** How many rows, from the first on, the test holds for. */
  #search(holds: (row: Row) => boolean): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = this.rows[middle];
      if (row && holds(row)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const isBefore = (a: Logged, b: Logged): boolean => a.at < b.at || (a.at === b.at && a.posting < b.posting);

/** Labels as one key; an absent or empty one stands for any. */
const keyOf = (labels: readonly (string | null)[]): string => labels.map((label) => label ?? '').join('\u0000');

/** The keys of every choice among the labels: each named or any. */
function keysOf(labels: readonly string[]): string[] {
  return labels
    .reduce<string[][]>(
      (choices, label) =>
        choices.flatMap((one) => [
          [...one, ''],
          [...one, label],
        ]),
      [[]],
    )
    .map((choice) => choice.join('\u0000'));
}
