import { readFileSync, writeFileSync } from 'node:fs';
import type { ElementLook } from './looks.ts';

/** Looks of the gallery as they were recorded, by the name of the recording. */
export type Recordings = Record<string, ElementLook[]>;

/** The file has each declaration once, each set of declarations once, and per recording the elements with their sets. */
interface RecordFile {
  declarations: string[];
  /** Positions of declarations. */
  looks: string[];
  /** `li 12`: an element and the position of its looks. */
  recordings: Record<string, string[]>;
}

const FILE = new URL('./gallery-looks.json', import.meta.url);

export function readRecordings(): Recordings {
  const { declarations, looks, recordings }: RecordFile = JSON.parse(readFileSync(FILE, 'utf8'));
  const textOf = (look: string) =>
    look === ''
      ? ''
      : look
          .split(' ')
          .map((position) => declarations[Number(position)])
          .join('; ');
  const texts = looks.map(textOf);
  return Object.fromEntries(
    Object.entries(recordings).map(([name, elements]) => [
      name,
      elements.map((line) => {
        const [element = '', position] = line.split(' ');
        return { element, looks: texts[Number(position)] ?? '' };
      }),
    ]),
  );
}

export function writeRecordings(recordings: Recordings): void {
  const declarations = new Positions();
  const looks = new Positions();
  const packed = Object.entries(recordings).map(([name, elements]) => [
    name,
    elements.map(({ element, looks: text }) => {
      const set =
        text === ''
          ? ''
          : text
              .split('; ')
              .map((each) => declarations.of(each))
              .join(' ');
      return `${element} ${looks.of(set)}`;
    }),
  ]);
  const file = {
    declarations: declarations.all(),
    looks: looks.all(),
    recordings: Object.fromEntries(packed),
  };
  writeFileSync(FILE, `${JSON.stringify(file)}\n`);
}

/** Texts by the position at which they were first met. */
class Positions {
  private readonly known = new Map<string, number>();

  of(text: string): number {
    const position = this.known.get(text) ?? this.known.size;
    this.known.set(text, position);
    return position;
  }

  all(): string[] {
    return [...this.known.keys()];
  }
}
