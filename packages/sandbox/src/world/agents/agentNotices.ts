import { contentOf } from '../base/content.ts';

const hour = 3_600_000;

/** Publication in hours before the world began; the texts are in the contents. */
const published = { rates: 6, settlement: 50, conduct: 170, centre: 400 } as const;

type NoticeName = keyof typeof published;

export interface AgentNotice {
  id: NoticeName;
  title: string;
  content: string;
  time: number;
  read: boolean;
}

export class AgentNotices {
  readonly #begun: number;
  readonly #read = new Set<string>();

  constructor(begun: number) {
    this.#begun = begun;
    this.#read.add(keyOf('demo.agent', 'centre')).add(keyOf('demo.agent', 'conduct'));
  }

  of(username: string, language: string): readonly AgentNotice[] {
    const words = contentOf(language).agentNotices;
    const all = Object.entries(published).map(([name, hours]): AgentNotice => {
      const id = name as NoticeName;
      const [title = id, content = ''] = words[id] ?? [];
      return { id, title, content, time: this.#begun - hours * hour, read: this.#read.has(keyOf(username, id)) };
    });
    return all.sort((a, b) => Number(a.read) - Number(b.read) || b.time - a.time);
  }

  unread(username: string): number {
    return Object.keys(published).filter((id) => !this.#read.has(keyOf(username, id as NoticeName))).length;
  }

  open(username: string, id: string, language: string): AgentNotice | null {
    const found = this.of(username, language).find((one) => one.id === id);
    if (!found) return null;
    this.#read.add(keyOf(username, found.id));
    return { ...found, read: true };
  }
}

const keyOf = (username: string, id: NoticeName): string => `${username} ${id}`;
