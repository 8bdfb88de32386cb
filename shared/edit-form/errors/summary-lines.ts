import { ApiError, errorText } from 'shared/api';
import type { FieldValues } from 'shared/ui-forms';
import { formFieldOf, placeOf, placeText } from './field-place.ts';
import type { FormSection } from '../sections/form-section.ts';
import { nameInForm } from './sent-rows.ts';

/** Something that could not be saved. */
export interface SaveProblem {
  /** What was thrown. */
  error: unknown;
  /** Which part of what was to be saved, where several are: `Mutation 2`. */
  part?: string;
  /** Id of the part's element in the page, which can take the focus. */
  elementId?: string;
}

/** The same array each time, so that the summary does not take the focus again while nothing new was tried. */
export const NO_PROBLEMS: readonly SaveProblem[] = [];

/** A line of the error summary. */
export interface SummaryLine {
  /** Place and message. */
  text: string;
  message: string;
  /** The field or section that it leads to. */
  name: string | undefined;
  /** The element that it leads to, where that is neither. */
  elementId?: string;
}

export interface Findings {
  /** Rules of the form that are not met. */
  errors: readonly { name: string; message: string }[];
  problems: readonly SaveProblem[];
  sections: readonly FormSection[];
  /** The values that the server refused. */
  values: FieldValues;
}

/** The lines of the summary: rules that are not met in the order of the page, and what the server refused (PP-26). */
export function linesOf({ errors, problems, sections, values }: Findings): {
  broken: SummaryLine[];
  refused: SummaryLine[];
} {
  const refused = problems.flatMap((problem) => refusalLines(problem, sections, values));
  const named = new Set(refused.map(({ name }) => name));
  const broken = errors
    .filter(({ name }) => !named.has(name))
    .toSorted((one, other) => positionOf(one.name, sections) - positionOf(other.name, sections))
    .map(({ name, message }) => lineAt(name, message, sections));
  return { broken, refused };
}

function refusalLines(
  { error, part, elementId }: SaveProblem,
  sections: readonly FormSection[],
  values: FieldValues,
): SummaryLine[] {
  const text = errorText(error);
  const fields = error instanceof ApiError ? error.fields : [];
  const lines = fields.flatMap(({ field, message }) => {
    const sent = formFieldOf(field, sections);
    return sent === undefined ? [] : [lineAt(nameInForm(sent, sections, values), message, sections)];
  });
  const place = part === undefined ? '' : `${part}: `;
  const whole = { text: place + text, message: text, name: undefined, elementId };
  // The server repeats its first remark about a field in the message of the whole.
  const isNamed = lines.some(({ message }) => message === text || text.endsWith(`: ${message}`));
  return isNamed ? lines : [whole, ...lines];
}

function lineAt(name: string, message: string, sections: readonly FormSection[]): SummaryLine {
  const place = placeOf(name, sections);
  if (place === undefined) return { name, message, text: message };
  // "PAM is required" needs no other "PAM" before it.
  const isNamed = place.label !== undefined && message.startsWith(place.label);
  const shown = isNamed ? { ...place, label: undefined } : place;
  return { name, message, text: `${placeText(shown)}: ${message}` };
}

function positionOf(name: string, sections: readonly FormSection[]): number {
  return sections.findIndex(({ id }) => name.startsWith(`${id}.`));
}
