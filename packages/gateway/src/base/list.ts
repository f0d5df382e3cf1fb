import * as v from 'valibot';

let onDrop: ((count: number) => void) | null = null;

/** Maximum items read; the rest counts as dropped. */
const longest = 20_000;

/**
 * Builds a list schema that drops and counts bad items instead of failing; null and missing become an empty list.
 * `countingDrops` returns the count. The inner array keeps its item as `listed`, for documents of the contract.
 * @__NO_SIDE_EFFECTS__
 */
export function list<S extends v.GenericSchema>(item: S) {
  const schema = v.pipe(
    v.nullish(Object.assign(v.array(v.unknown()), { listed: item }), []),
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
