import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import * as styles from './DownloadBand.css.ts';

export interface DownloadBandProps {
  title: string;
  text: string;
  /** A `QrCode`, for readers on another screen. */
  qr?: ReactNode;
  link: { label: string; href: string };
}

/** An invitation to install, on a strip of cloth. */
export function DownloadBand({ title, text, qr, link }: DownloadBandProps) {
  return (
    <section className={styles.band} aria-label={title}>
      {qr && <div className={styles.qr}>{qr}</div>}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Button kind="stage" href={link.href}>
        {link.label}
      </Button>
    </section>
  );
}
