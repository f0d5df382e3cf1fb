export interface Logged {
  readonly at: number;
  /** Tie-breaker for rows of the same time, later ones being higher. */
  readonly posting: number;
}

export interface LogPage<Row> {
  rows: readonly Row[];
  count: number;
  sums: readonly bigint[];
}

/** Rows between two cached sums. */
const stride = 64;

/**
 * Rows by time, filtered by any combination of labels. Each combination has its own list with running sums, so the cost
 * of a page with totals does not grow with the rows.
 */
export class RecordLog<Row extends Logged> {
  readonly #labels: (row: Row) => readonly string[];
  readonly #figures: (row: Row) => readonly bigint[];
  readonly #width: number;
  readonly #lists = new Map<string, SummedList<Row>>();
  /** Lists by label combination of the row. */
  readonly #choices = new Map<string, readonly SummedList<Row>[]>();

  constructor(labels: (row: Row) => readonly string[], figures: (row: Row) => readonly bigint[], width: number) {
    this.#labels = labels;
    this.#figures = figures;
    this.#width = width;
  }

  add(row: Row): void {
    for (const list of this.#listsOf(row)) list.add(row);
  }

  /** Changes a row by `change`, which may alter its labels, time and figures. */
  change(row: Row, change: () => void): void {
    for (const list of this.#listsOf(row)) list.remove(row);
    change();
    this.add(row);
  }

  /** Returns rows with all given labels (null matches any), from `from` up to `to`. Pages count from 1. */
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

class SummedList<Row extends Logged> {
  readonly rows: Row[] = [];
  readonly #figures: (row: Row) => readonly bigint[];
  readonly #width: number;
  /** Sums of all rows before `index * stride`, as far as still valid. */
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

  #forget(place: number): void {
    const kept = Math.floor(place / stride) + 1;
    if (this.#marks.length > kept) this.#marks.length = kept;
  }

  /** Counts the leading rows for which the test holds, by binary search. */
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

/** Joins labels into a key; an empty label matches any. */
const keyOf = (labels: readonly (string | null)[]): string => labels.map((label) => label ?? '').join('\u0000');

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
