import { createContext, use } from 'react';
import { useFormContext } from 'shared/ui-forms';
import { formFieldOf } from '../errors/field-place.ts';
import { goToField } from './go-to-field.ts';
import { goToSection, type FormSection } from './form-section.ts';

/** What can be gone to in a form: its sections, and places in the page that are no part of it. */
interface FormPlaces {
  sections: readonly FormSection[];
  places: readonly string[];
}

/** The places of the form around; null outside of one. */
export const FormPlacesContext = createContext<FormPlaces | null>(null);

/**
 * The way to the first of these fields, by their names in the API, that is empty; to a list or place, by its id, once none is.
 * Undefined outside of a form, and for what it does not have.
 */
export function useFieldLink(): ((fields: readonly string[]) => (() => void) | undefined) | undefined {
  const places = use(FormPlacesContext);
  const form = useFormContext();
  return places === null ? undefined : (fields) => wayTo(fields, places, form.getValues);
}

function wayTo(
  fields: readonly string[],
  { sections, places }: FormPlaces,
  valueOf: (name: string) => unknown,
): (() => void) | undefined {
  const names = fields.flatMap((field) => formFieldOf(field, sections) ?? []);
  const place = fields.find((field) => places.includes(field));
  const [first] = names;
  if (first === undefined) return place === undefined ? undefined : () => goToSection(place);
  return () => {
    const empty = names.find((name) => !valueOf(name));
    if (empty === undefined && place !== undefined) goToSection(place);
    else goToField(empty ?? first, sections);
  };
}
