import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import * as styles from './DownloadBanner.css.ts';

export interface DownloadBannerProps extends ElementAttributes {
  title: string;
  text: string;
  /** A `QrCode`, for readers on another screen. */
  qr?: ReactNode;
  link: { label: string; href: string };
}

/** Invites to install the app, on a dark strip. */
export function DownloadBanner({ title, text, qr, link, ...attributes }: DownloadBannerProps) {
  return (
    <section aria-label={title} {...attributes} className={styles.band}>
      {qr && <div className={styles.qr}>{qr}</div>}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Button surface="dark" href={link.href}>
        {link.label}
      </Button>
    </section>
  );
}
