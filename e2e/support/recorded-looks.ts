import { writeFileSync } from 'node:fs';
import type { ElementLook } from './looks.ts';
import file from './gallery-looks.json' with { type: 'json' };

/** Looks of the gallery by the name of the recording. */
export type Recordings = Record<string, ElementLook[]>;

// The file has each declaration once, each set of declarations once (as their positions), and per recording the elements
// with the positions of their sets.

/** The looks as they were recorded. */
export function readRecordings(): Recordings {
  const texts = file.looks.map((look) =>
    listed(look)
      .map((at) => file.declarations[Number(at)])
      .join('; '),
  );
  const entries = Object.entries(file.recordings).map(([name, elements]): [string, ElementLook[]] => [
    name,
    elements.split(',').map((line) => {
      const [element = '', at] = line.split(' ');
      return { element, looks: texts[Number(at)] ?? '' };
    }),
  ]);
  return Object.fromEntries(entries);
}

export function writeRecordings(recordings: Recordings): void {
  const declarations = new Positions();
  const looks = new Positions();
  const lineOf = ({ element, looks: text }: ElementLook) => {
    const set = text === '' ? [] : text.split('; ').map((each) => declarations.of(each));
    return `${element} ${looks.of(set.join(' '))}`;
  };
  const lines = Object.entries(recordings).map(([name, all]): [string, string] => [
    name,
    all.map(lineOf).join(','),
  ]);
  const packed = {
    declarations: declarations.all(),
    looks: looks.all(),
    recordings: Object.fromEntries(lines),
  };
  const text = JSON.stringify(packed, null, 2);
  writeFileSync(new URL('./gallery-looks.json', import.meta.url), `${text}\n`);
}

function listed(positions: string): string[] {
  return positions === '' ? [] : positions.split(' ');
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
