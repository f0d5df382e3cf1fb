'use client';

import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

/** Attributes of `<a>`, passed to every link of the design system. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Component for all links inside, such as a router's. Must pass all attributes to one `<a>`. */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Routes links of the design system through an app's router; by default they are plain `<a>`. */
export const LinkProvider = ({ link, children }: LinkProviderProps) => (
  <LinkContext value={link}>{children}</LinkContext>
);

/** Renders a link with the provider's component. */
export function Anchor(props: AnchorProps) {
  const Shown = use(LinkContext);
  return <Shown {...props} />;
}
