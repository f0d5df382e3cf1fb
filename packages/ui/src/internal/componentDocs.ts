/** Documentation in `<Component>.docs.ts`, shown on a component's page with its comment, stories and props. */
export interface ComponentDocs {
  status: ComponentStatus;
  since: string;
  use?: readonly string[];
  /** Advice, each with the mistake to avoid. */
  practice?: readonly { do: string; not: string }[];
  /** Alternatives by component name, with their purpose: "for a way to another page". */
  instead?: Readonly<Record<string, string>>;
  /** Keys such as `Enter, Space` or `Shift+F10`, with their effects; absent without own keys. */
  keyboard?: Readonly<Record<string, string>>;
  accessibility: readonly string[];
  related?: readonly string[];
  anatomy?: Anatomy;
}

/** `stable`: props change only with a release note. `new`: first version, details may change. */
export type ComponentStatus =
  | 'stable'
  | 'new'
  | { changing: string }
  /** Version that removes it, and its replacement. */
  | { going: string; use: string };

export interface Anatomy {
  story: string;
  parts: readonly {
    name: string;
    find: string;
    text: string;
  }[];
}
