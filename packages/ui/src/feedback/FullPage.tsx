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
  /** Stands above everything: the logo, the language. */
  header?: ReactNode;
  /** One prop picture, at most 300 px wide. */
  art?: ReactNode;
  /** Instead of a picture: one icon of 56 px. */
  icon?: IconNode;
  /** A short code a person can quote, such as "404". */
  code?: string;
  title: string;
  text: ReactNode;
  /** What customer service will ask for, such as the address one comes from, with a button that copies it. */
  detail?: { label: string; value: string; actions?: ReactNode };
  /** The way on: one accent button, and at most one beside it. */
  children?: ReactNode;
  footer?: ReactNode;
}

/** The whole viewport as one table, for when there is no page to show: closed, blocked, broken, not found. */
export function FullPage({
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
    <div {...attributes} className={fullPage}>
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
