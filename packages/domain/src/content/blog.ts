/** A post of the blog. `time` is in milliseconds since 1970. */
export interface BlogPost {
  slug: string;
  title: string;
  summary: string;
  /** A path on an image origin. */
  picture: string | null;
  time: number | null;
  /** HTML that is not sanitised yet. */
  content: string;
}
