import { controlId } from 'shared/ui-forms';
import { placeOf } from '../errors/field-place.ts';
import { reveal } from './folding/reveal.ts';
import { goToSection, type FormSection } from './form-section.ts';

/** Goes to a field, or to its section where the field has no control of its own. */
export function goToField(name: string, sections: readonly FormSection[]): void {
  const control = document.getElementById(controlId(name));
  if (control) {
    reveal(control);
    control.focus();
    return;
  }
  const place = placeOf(name, sections);
  if (place) goToSection(place.section.id);
}
