import type { ComponentProps, ReactNode } from 'react';
import { block, code, link, list, ordered, page, part, section, title, words } from './docs.css.ts';

export const docsElements = {
  wrapper: ({ children }: { children?: ReactNode }) => <div className={`sb-unstyled ${page}`}>{children}</div>,
  h1: (props: ComponentProps<'h1'>) => <h1 {...props} className={title} />,
  h2: (props: ComponentProps<'h2'>) => <h2 {...props} className={section} />,
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className={part} />,
  p: (props: ComponentProps<'p'>) => <p {...props} className={words} />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className={list} />,
  ol: (props: ComponentProps<'ol'>) => <ol {...props} className={ordered} />,
  a: (props: ComponentProps<'a'>) => (
    <a {...props} className={link} target={props.href?.startsWith('./?') ? '_top' : undefined} />
  ),
  code: ({ children }: ComponentProps<'code'>) => <code className={code}>{children}</code>,
  pre: ({ children }: ComponentProps<'pre'>) => <pre className={block}>{children}</pre>,
};
