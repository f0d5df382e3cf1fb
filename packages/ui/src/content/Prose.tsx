import type { ElementAttributes } from '../internal/types.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ElementAttributes<HTMLDivElement> {
  /** Markup that a sanitiser has vouched for; a plain string cannot be given. */
  html: TrustedHTML;
}

/** Text from outside, kept in its box: nothing of it can cover or move the page around it. */
export function Prose({ html, ...attributes }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type admits only what a trusted policy made
  return <div {...attributes} className={prose} dangerouslySetInnerHTML={{ __html: html as unknown as string }} />;
}
