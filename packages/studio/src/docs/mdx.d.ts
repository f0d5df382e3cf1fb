declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Page: ComponentType<{ components?: object }>;
  export default Page;
}
