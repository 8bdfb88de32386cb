import Type from 'typebox';
import Value from 'typebox/value';
import type { RecordedCall } from '../../testing/record-calls.ts';

const Recording = Type.Object({
  endpoint: Type.String(),
  file: Type.Union([Type.String(), Type.Null()]),
  status: Type.Integer(),
});

/** The calls of a file of recordings, one JSON object a line. */
export function readRecordings(text: string): RecordedCall[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Value.Parse(Recording, JSON.parse(line)));
}
