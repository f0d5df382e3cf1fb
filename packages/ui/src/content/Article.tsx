import type { ReactNode } from 'react';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './Article.css.ts';
import { Picture } from './Picture.tsx';

export interface ArticleProps extends ElementAttributes {
  back?: ReactNode;
  title: string;
  /** Formatted publication date. */
  date: string;
  lead: string;
  picture: PictureSources;
  children: ReactNode;
}

/** Shows a long text in lines of readable length. */
export function Article({ back, title, date, lead, picture, children, ...attributes }: ArticleProps) {
  return (
    <article {...attributes} className={css.article}>
      {back}
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.date}>{date}</p>
        <p className={css.lead}>{lead}</p>
      </header>
      <div className={css.art}>
        <Picture sources={picture} alt="" width={820} height={342} fallback="wide" />
      </div>
      <div className={css.body}>{children}</div>
    </article>
  );
}
