import { fireEvent, screen, type BoundFunctions, type queries } from '@testing-library/react';
import type { PlainField } from 'shared/record-fields';
import { formatDate } from 'shared/ui';
import { showEmptyFields } from '../../testing/show-empty-fields.ts';
import type { UserEvent } from '@testing-library/user-event';

export type PlainValue = string | number | boolean;

/** The page, or the card that is meant where two have a field of the same label. */
type Place = BoundFunctions<typeof queries>;

/** The control with this label; the label of a field that must be given ends in a star. */
export function controlOf(label: string, place: Place = screen): HTMLElement {
  return place.getByLabelText((text) => text === label || text === `${label} *`);
}

/**
 * A value for each field that is unlike the value of any other, so that none can be taken for another.
 *
 * @param choices by the names of fields
 */
export function newValues(
  fields: readonly PlainField[],
  choices: Readonly<Record<string, string>>,
): Record<string, PlainValue> {
  return Object.fromEntries(
    fields.map((field, index) => [field.name, newValue(field, index, choices[field.name])]),
  );
}

function newValue({ name, kind }: PlainField, index: number, choice: string | undefined): PlainValue {
  switch (kind) {
    case 'count':
      return 900 + index;
    case 'digits':
      return String(800 + index);
    case 'date':
      return `2032-01-${10 + index}`;
    case 'flag':
      return true;
    case 'choice':
      if (choice === undefined) throw new Error(`Say what to choose for ${name}`);
      return choice;
    default:
      return `new ${name}`;
  }
}

/** Fills the fields in as a person does. */
export async function fillIn(
  user: UserEvent,
  fields: readonly PlainField[],
  values: Readonly<Record<string, PlainValue>>,
  place: Place = screen,
): Promise<void> {
  for (const { name, label, kind } of fields) {
    const control = controlOf(label, place);
    const value = String(values[name]);
    if (kind === 'flag') await user.click(control);
    else if (kind === 'choice') await user.selectOptions(control, value);
    // The browser's own control for dates cannot be typed into here.
    else if (kind === 'date') fireEvent.change(control, { target: { value } });
    else {
      await user.clear(control);
      await user.type(control, value);
    }
  }
}

/** What the controls show, by the names of their fields. */
export function shownInControls(
  fields: readonly PlainField[],
  place: Place = screen,
): Record<string, PlainValue> {
  return Object.fromEntries(
    fields.map(({ name, label, kind }) => [name, shownIn(controlOf(label, place), kind)]),
  );
}

function shownIn(control: HTMLElement, kind: PlainField['kind']): PlainValue {
  if (control instanceof HTMLInputElement && kind === 'flag') return control.checked;
  if (control instanceof HTMLInputElement) return kind === 'count' ? Number(control.value) : control.value;
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value;
  throw new Error('Not a control');
}

/** What the read view shows for these values, by the labels of their fields. */
export function wordsOf(
  fields: readonly PlainField[],
  values: Readonly<Record<string, PlainValue>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, label, kind }) => {
      const value = values[name];
      if (kind === 'flag') return [label, value === true ? 'Yes' : 'No'];
      return [label, kind === 'date' ? formatDate(String(value)) : String(value)];
    }),
  );
}

/** What the read view shows, by the labels of the fields. */
export function shownAsFacts(
  fields: readonly PlainField[],
  place: Place = screen,
): Record<string, string | null> {
  showEmptyFields();
  return Object.fromEntries(
    fields.map(({ label }) => {
      const name = place.getByText(label, { selector: 'dt' });
      return [label, name.nextElementSibling?.textContent ?? null];
    }),
  );
}
