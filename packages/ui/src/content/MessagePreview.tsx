import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import * as css from './MessagePreview.css.ts';

export interface MessagePreviewProps extends ElementAttributes<HTMLQuoteElement> {
  text: string;
  /** Link appended to the message. */
  link?: string;
}

/** Shows a message as its recipient sees it, in a chat bubble. */
export function MessagePreview({ text, link, ...attributes }: MessagePreviewProps) {
  return (
    <blockquote {...attributes} className={css.bubble}>
      <p className={plain}>{text}</p>
      {link && (
        <p className={css.link}>
          <bdi translate="no" dir="ltr">
            {link}
          </bdi>
        </p>
      )}
    </blockquote>
  );
}
