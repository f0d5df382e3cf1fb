export interface BlogPost {
  slug: string;
  title: string;
  summary: string;
  picture: string | null;
  time: number | null;
  /** Unsanitised HTML. */
  content: string;
}
