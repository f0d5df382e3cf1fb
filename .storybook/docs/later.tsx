import { type ComponentType, lazy, Suspense } from 'react';

/** A part of the docs that is fetched when a page of docs is opened: stories do without Storybook's blocks. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
