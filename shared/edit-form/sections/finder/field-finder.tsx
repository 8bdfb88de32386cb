import { use, useEffect, useMemo, useRef, useState, type KeyboardEvent as Press } from 'react';
import { Combobox } from 'shared/ui-overlays';
import { FormPlacesContext } from '../field-links.ts';
import { goToSection } from '../form-section.ts';
import { goToField } from '../go-to-field.ts';
import { findTargets, targetsOf, type FormTarget } from './find-fields.ts';

/** More are not read. */
const MOST_SHOWN = 8;

/**
 * Goes to a field by a few letters of its label, from anywhere in the form: Alt+G, the letters, Enter. Nothing outside of a
 * form.
 */
export function FieldFinder() {
  const form = use(FormPlacesContext);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const targets = useMemo(() => targetsOf(form?.sections ?? []), [form]);
  const found = useMemo(() => findTargets(text, targets).slice(0, MOST_SHOWN), [text, targets]);
  useShortcut(() => box.current?.focus());
  if (form === null) return null;

  const go = ({ name, section }: FormTarget) => {
    setText('');
    if (section === undefined) goToSection(name);
    else goToField(name, form.sections);
  };
  /** Enter goes to the best match; with the arrow keys another can be chosen before. */
  const pressInBox = (event: Press) => {
    const [best] = found;
    const isChosen = box.current?.getAttribute('aria-activedescendant') !== null;
    if (event.key !== 'Enter' || isChosen) return;
    event.preventDefault();
    event.stopPropagation();
    if (best) go(best);
  };
  return (
    <div onKeyDownCapture={pressInBox}>
      <Combobox
        ref={box}
        label="Go to field (Alt+G)"
        inputValue={text}
        onInputValue={setText}
        options={found.map((target) => ({ ...target, key: target.name, detail: target.section }))}
        onChoose={go}
      />
    </div>
  );
}

function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyG') return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
