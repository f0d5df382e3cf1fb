import type { Tone } from './palettes.ts';
import type { Random } from './seed.ts';
import { element } from './svg.ts';

interface SheetOptions {
  width: number;
  height: number;
  /** Prefix of every id in the picture. */
  id: string;
  tone: Tone;
  random: Random;
  centre?: { x: number; y: number };
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly id: string;
  readonly tone: Tone;
  readonly random: Random;
  readonly centre: { x: number; y: number };
  private readonly definitions = new Map<string, string>();
  private body = '';

  constructor({ width, height, id, tone, random, centre }: SheetOptions) {
    this.width = width;
    this.height = height;
    this.id = id;
    this.tone = tone;
    this.random = random;
    this.centre = centre ?? { x: width / 2, y: height / 2 };
  }

  /** Reports whether the sheet is landscape, where subjects are smaller. */
  get wide(): boolean {
    return this.width > this.height;
  }

  draw(...parts: readonly string[]): void {
    this.body += parts.join('');
  }

  /** Defines a shared element and returns its id; repeated names reuse the first definition. */
  define(name: string, make: (id: string) => string): string {
    const id = this.id + name;
    if (!this.definitions.has(name)) this.definitions.set(name, make(id));
    return id;
  }

  toSvg(attributes: Readonly<Record<string, string>> = {}): string {
    const definitions = [...this.definitions.values()].join('');
    return element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${this.width} ${this.height}`, ...attributes },
      (definitions ? element('defs', {}, definitions) : '') + this.body,
    );
  }
}
