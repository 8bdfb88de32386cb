import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { shownValues } from 'shared/domain';
import { LONGEST_VALUE_SHOWN } from './history-value.tsx';
import {
  changeLabel,
  fieldName,
  isWholeElement,
  listOfElement,
  withoutElementFields,
} from 'shared/record-fields';

/** A line of a change as people read it. */
export interface ShownLine {
  label: string;
  note: string;
  before: string | null;
  after: string | null;
  /** What the server calls the field, where that is shown. */
  path: string | undefined;
}

/** A change with its lines as they are read. */
export type ShownRecord = Omit<HistoryRecord, 'details'> & { details: readonly ShownLine[] };

/** What elements of lists are called, by their paths: guides by their GID or sequence, others by the names in them. */
export type ElementNames = ReadonlyMap<string, string>;

/** A field in the text of an element: `nucleaseType.name=Cas9, concentration=50`. */
const FIELD_IN_TEXT = /(?:^|, )([A-Za-z][\w.]*)=/;
/** Longer sequences are no names. */
const LONGEST_NAME = 30;
/** Of a record that was looked up the name is enough, and identifiers such as `GID:000000000234` need no label. */
const NAME = /(?:^|\.)name$|^(?:gid|symbol|exonId)$/;
/** An element in the path of one of its fields, or of its own. */
const ELEMENT_IN_PATH = /^.*?\[[^\]]*\]/;

/** The lines in the words of the forms. What came or went as a whole is one line. */
export function inWords(record: HistoryRecord, names: ElementNames): ShownRecord {
  return { ...record, details: withoutElementFields(record.details).map((line) => lineInWords(line, names)) };
}

/** The lines as the server has them, with their paths. */
export function withPaths(record: HistoryRecord): ShownRecord {
  const lineOf = (line: HistoryDetail) => ({
    ...shownValues(line),
    label: fieldName(line.field),
    note: line.note,
    path: line.field,
  });
  return { ...record, details: record.details.map(lineOf) };
}

/** A line in the words of the forms. */
export function lineInWords(line: HistoryDetail, names: ElementNames): ShownLine {
  const { field, note } = line;
  const { before, after } = shownValues(line);
  if (!isWholeElement(line)) return { label: labelOf(field, names), note, before, after, path: undefined };
  const [was, is] = [before, after].map((text) => text && textInWords(text));
  // What is folded away does not show which element it is.
  const isFolded = [was, is].some((text) => text && text.length > LONGEST_VALUE_SHOWN);
  return {
    label: isFolded ? labelOf(field, names) : fieldName(listOfElement(field)),
    note,
    before: was ?? null,
    after: is ?? null,
    path: undefined,
  };
}

/** `Guides #13437 › PAM` is `Guides GID:000000000234 › PAM`. */
function labelOf(field: string, names: ElementNames): string {
  const label = fieldName(field);
  const element = ELEMENT_IN_PATH.exec(field)?.[0] ?? '';
  const name = names.get(element);
  return name === undefined ? label : label.replace(/ #\S+/, () => ` ${name}`);
}

/** `Cas9, protein, Concentration: 50`. */
function textInWords(text: string): string {
  const fields = fieldsIn(text);
  if (fields.length === 0) return text;
  return fields
    .map(([path, value]) => (NAME.test(path) ? value : `${changeLabel(path)}: ${value}`))
    .join(', ');
}

function fieldsIn(text: string): (readonly [path: string, value: string])[] {
  const [before, ...parts] = text.split(FIELD_IN_TEXT);
  if (before !== '') return [];
  return parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? ''] as const] : []));
}

/** Takes the names from all that a history has of the elements, also from lines that nobody sees. */
export function elementNames(records: readonly Pick<HistoryRecord, 'details'>[]): ElementNames {
  const names = new Map<string, string>();
  for (const { details } of records)
    for (const { field, oldValue, newValue } of details) {
      const name = field.endsWith(']') ? nameIn(newValue ?? oldValue ?? '') : undefined;
      if (name !== undefined) names.set(field, name);
    }
  return names;
}

function nameIn(text: string): string | undefined {
  const fields = fieldsIn(text);
  const valueOf = (name: string) => fields.find(([path]) => path === name)?.[1];
  const gid = valueOf('gid');
  if (gid !== undefined) return gid;
  const sequence = valueOf('sequence');
  if (sequence !== undefined) return sequence.length <= LONGEST_NAME ? sequence : undefined;
  const names = fields.filter(([path]) => NAME.test(path)).map(([, value]) => value);
  return names.length > 0 ? names.join(', ') : undefined;
}
