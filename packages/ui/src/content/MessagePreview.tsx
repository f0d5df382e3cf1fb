import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './MessagePreview.css.ts';

export interface MessagePreviewProps extends ElementAttributes<HTMLQuoteElement> {
  text: string;
  /** The address at its end, as it is sent. */
  link?: string;
}

/** A message as the person who gets it sees it, in a bubble of a chat. */
export function MessagePreview({ text, link, ...attributes }: MessagePreviewProps) {
  return (
    <blockquote {...attributes} className={css.bubble}>
      <p className={plain}>{text}</p>
      {link && (
        <p className={css.link}>
          <bdi dir="ltr">{link}</bdi>
        </p>
      )}
    </blockquote>
  );
}
