import * as v from 'valibot';

let onDrop: ((count: number) => void) | null = null;

/** Longest list that is read; the rest counts as dropped. */
const longest = 20_000;

/**
 * A list in which one bad item is dropped and counted instead of spoiling the rest; null and absence are an empty list.
 * The count comes out of `countingDrops`.
 * @__NO_SIDE_EFFECTS__
 */
export function list<S extends v.GenericSchema>(item: S) {
  const schema = v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((values) => {
      const kept: v.InferOutput<S>[] = [];
      for (const value of values.slice(0, longest)) {
        const result = v.safeParse(item, value);
        if (result.success) kept.push(result.output);
      }
      if (kept.length < values.length) onDrop?.(values.length - kept.length);
      return kept;
    }),
  );
  return schema as unknown as v.GenericSchema<v.InferInput<S>[] | null | undefined, v.InferOutput<S>[]>;
}

/** Runs a parse (which is synchronous) and tells how many list items it dropped. */
export function countingDrops<T>(parse: () => T): { result: T; dropped: number } {
  let dropped = 0;
  const outer = onDrop;
  onDrop = (more) => {
    dropped += more;
  };
  try {
    return { result: parse(), dropped };
  } finally {
    onDrop = outer;
  }
}
