import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import {
  fullActions,
  fullArt,
  fullCode,
  fullDetail,
  fullDetailValue,
  fullFoot,
  fullMark,
  fullMiddle,
  fullPage,
  fullText,
  fullTitle,
  fullTop,
  fullWords,
} from './FullPage.css.ts';
import { TableLines } from './TableLines.tsx';

export interface FullPageProps extends ElementAttributes<HTMLDivElement> {
  /** Size of the space that is left instead of the whole window. */
  within?: boolean;
  /** Content at the top, such as logo and language. */
  header?: ReactNode;
  /** Picture, at most 300 px wide. */
  art?: ReactNode;
  /** Icon of 56 px in place of a picture. */
  icon?: IconNode;
  /** Short code to quote, such as "404". */
  code?: string;
  title: string;
  text: ReactNode;
  /** Detail that customer service asks for, such as the IP address, with a copy button. */
  detail?: { label: string; value: string; actions?: ReactNode };
  /** Next action: one accent button, and at most one more. */
  children?: ReactNode;
  footer?: ReactNode;
}

/** Fills the viewport when there is no page to show: closed, blocked, broken, not found. */
export function FullPage({
  within,
  header,
  art,
  icon: node,
  code,
  title,
  text,
  detail,
  children,
  footer,
  ...attributes
}: FullPageProps) {
  return (
    <div {...attributes} className={fullPage} data-within={within || undefined}>
      <header className={fullTop}>{header}</header>
      <main className={fullMiddle}>
        <TableLines />
        <div className={fullWords}>
          {art && <div className={fullArt}>{art}</div>}
          {node && <div className={fullMark}>{icon(node, 56)}</div>}
          {code && <p className={fullCode}>{code}</p>}
          <h1 className={fullTitle} tabIndex={-1}>
            {title}
          </h1>
          <p className={fullText}>{text}</p>
          {detail && (
            <div className={fullDetail}>
              <span>{detail.label}</span>
              <bdi className={fullDetailValue}>{detail.value}</bdi>
              {detail.actions}
            </div>
          )}
          {children && <div className={fullActions}>{children}</div>}
        </div>
      </main>
      <footer className={fullFoot}>{footer}</footer>
    </div>
  );
}
