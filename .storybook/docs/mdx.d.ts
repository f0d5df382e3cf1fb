declare module '*.mdx' {
  import type { ComponentType } from 'react';

  /** A page of Markdown with components in it; `components` says what its Markdown becomes. */
  const Page: ComponentType<{ components?: object }>;
  export default Page;
}
