import type { ElementAttributes } from '../internal/types.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ElementAttributes<HTMLDivElement> {
  /** Markup from a sanitiser; plain strings are rejected by type. */
  html: TrustedHTML;
}

/** Shows external markup, contained so that it cannot cover or move the page around it. */
export function Prose({ html, ...attributes }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type admits only what a trusted policy made
  return <div {...attributes} className={prose} dangerouslySetInnerHTML={{ __html: html as unknown as string }} />;
}
