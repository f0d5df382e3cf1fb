/** What the page of a component says beside its comment, stories and props: `<Component>.docs.ts` beside each public one. */
export interface ComponentDocs {
  status: ComponentStatus;
  /** The version of the package that had it first. */
  since: string;
  /** When it is right, a phrase each. */
  use?: readonly string[];
  /** What to do with it, and what not to do instead. */
  practice?: readonly { do: string; not: string }[];
  /** Other components by name, and when they are right: "for a way to another page". */
  instead?: Readonly<Record<string, string>>;
  /** Keys such as `Enter, Space` or `Shift+F10`, and what they do; left out where it has no keys of its own. */
  keyboard?: Readonly<Record<string, string>>;
  /** A sentence each: what assistive technology is told, and what the caller has to see to. */
  accessibility: readonly string[];
  /** Components by name that are used with it. */
  related?: readonly string[];
  anatomy?: Anatomy;
}

/** `stable`: props change only with a note of the release. `new`: in its first version, so details may still change. */
export type ComponentStatus =
  | 'stable'
  | 'new'
  /** What about it is going to change. */
  | { changing: string }
  /** The version that no longer has it, and the component to take instead. */
  | { going: string; use: string };

export interface Anatomy {
  /** The export of the story that shows all parts. */
  story: string;
  /** In the order of their numbers. */
  parts: readonly {
    name: string;
    /** A CSS selector that finds the part in the story. */
    find: string;
    /** What it is and how it behaves. */
    text: string;
  }[];
}
