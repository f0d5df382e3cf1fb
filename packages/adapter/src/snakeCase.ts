import * as v from 'valibot';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type Camelled<T> = { [K in keyof T as K extends string ? Camel<K> : K]: T[K] };

const camel = (name: string): string => name.replace(/_+(.)/g, (_, letter: string) => letter.toUpperCase());

/** Schema of an object whose names are in snake_case, read in camelCase: `expires_at` becomes `expiresAt`. */
export function snakeCase<const E extends v.ObjectEntries>(entries: E) {
  const read = v.object(entries);
  type Read = v.InferOutput<typeof read>;
  return v.pipe(
    read,
    v.transform(
      (object: Read) =>
        Object.fromEntries(Object.entries(object).map(([name, value]) => [camel(name), value])) as Camelled<Read>,
    ),
  );
}
