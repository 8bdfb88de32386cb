import { createContext, use } from 'react';
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
 * The way to the first of these fields that the form has, by their names in the API; lists and places by their ids. Undefined
 * outside of a form, and for what it does not have.
 */
export function useFieldLink(): ((fields: readonly string[]) => (() => void) | undefined) | undefined {
  const form = use(FormPlacesContext);
  if (form === null) return undefined;
  const { sections, places } = form;
  return (fields) => {
    const name = fields.map((field) => formFieldOf(field, sections)).find((found) => found !== undefined);
    if (name !== undefined) return () => goToField(name, sections);
    const place = fields.find((field) => places.includes(field));
    return place === undefined ? undefined : () => goToSection(place);
  };
}
