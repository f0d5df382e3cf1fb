import { UserRound } from 'lucide';
import { icon } from '../internal/icon.tsx';
import { Anchor } from '../internal/LinkProvider.tsx';
import type { ElementAttributes, PictureSources } from '../internal/types.ts';
import * as css from './Avatar.css.ts';
import { Picture } from './Picture.tsx';

const side = { sm: 28, md: 36, lg: 64 } as const;

export interface AvatarProps extends ElementAttributes {
  picture: PictureSources;
  size?: keyof typeof side;
  /** Alternative text: empty if the name is visible beside it; with `href`, the text of the link. */
  alt: string;
  /** Link to the account, which makes the whole touch target a link. */
  href?: string;
}

/** Shows a player's round picture over a plain figure, which remains if no URL loads. */
export function Avatar({ picture, size = 'md', alt, href, ...attributes }: AvatarProps) {
  const image = (
    <span
      {...(href === undefined && (attributes as ElementAttributes<HTMLSpanElement>))}
      className={css.avatar}
      data-size={size}
    >
      <span className={css.figure}>{icon(UserRound, size === 'lg' ? 32 : 18)}</span>
      <span className={css.picture}>
        <Picture sources={picture} alt={alt} width={side[size]} height={side[size]} fallback="none" />
      </span>
    </span>
  );
  if (href === undefined) return image;
  return (
    <Anchor {...(attributes as ElementAttributes<HTMLAnchorElement>)} href={href} className={css.link}>
      {image}
    </Anchor>
  );
}
