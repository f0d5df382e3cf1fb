'use client';

import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

/** What a link of the design system is given: the attributes of `<a>`. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Draws every link inside, the link of a router for example. It has to pass all attributes on to one `<a>`. */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Lets an app's router follow the links of the design system. Without it, they are plain `<a>`. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
);

/** A link as the app around it draws it. */
export function Anchor(props: AnchorProps) {
  const Shown = use(LinkContext);
  return <Shown {...props} />;
}
