'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { PictureSources } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Banner.css.ts';
import { Picture } from './Picture.tsx';

export interface BannerItem {
  id: string;
  picture: PictureSources;
  /** Alternative text, used when there is no title. */
  alt?: string;
  title?: string;
  text?: string;
  href?: string;
  /** Text of the link, as a button below the copy; without it the title is the link. */
  hrefLabel?: string;
  external?: boolean;
  /** Links of a slide that is not a link itself, at most two. */
  actions?: ReactNode;
  content?: ReactNode;
}

interface BannerSlideProps {
  slide: BannerItem;
  label: string;
  role?: string;
  state: 'shown' | 'left' | 'waiting';
  /** True once the picture should be fetched. */
  drawn: boolean;
  first: boolean;
}

/** Shows one slide: the picture, the text over its calm half, and a link covering both. */
export function BannerSlide({ slide, label, role, state, drawn, first }: BannerSlideProps) {
  const { picture, alt = '', title, text, href, hrefLabel, external, actions, content } = slide;
  const id = useId();
  const link = href && {
    href,
    draggable: false,
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  const button = link && title && hrefLabel;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not a set of fields
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={role}
      aria-label={label}
      data-state={state}
      inert={state !== 'shown'}
    >
      <div className={styles.art} data-plain={!title || undefined}>
        {drawn && (
          <Picture sources={picture} alt={title ? '' : alt} width={860} height={400} priority={first} fallback="wide" />
        )}
      </div>
      {link && !title && (
        <Anchor {...link} className={styles.cover}>
          <VisuallyHidden>{alt || label}</VisuallyHidden>
        </Anchor>
      )}
      {(title || text || actions || content) && (
        <div className={styles.copy}>
          {title && (
            <h2 className={styles.title} id={id}>
              {link && !button ? (
                <Anchor {...link} className={styles.cover}>
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </h2>
          )}
          {text && <p className={styles.text}>{text}</p>}
          {content}
          {button && (
            <div className={styles.lead}>
              <Button {...link} kind="accent" size="lg" aria-describedby={id}>
                {hrefLabel}
              </Button>
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
