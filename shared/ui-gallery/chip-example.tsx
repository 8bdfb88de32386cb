import { useState } from 'react';
import { ChipCombobox } from 'shared/ui-overlays';

const SYMBOLS = ['Abl1', 'Abl2', 'Atrx', 'Tgfb1', 'Tgfb2'];

/** Chips with suggestions that know a few genes. */
export function ChipExample({ label, error }: { label: string; error?: string }) {
  const [values, setValues] = useState(['Egr2']);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const suggestions = SYMBOLS.filter(
    (symbol) => wanted !== '' && symbol.toLowerCase().startsWith(wanted) && !values.includes(symbol),
  );
  const add = (value: string) => {
    setText('');
    if (value !== '') setValues((taken) => [...new Set([...taken, value])]);
  };
  return (
    <ChipCombobox
      label={label}
      hint="Abl1, Abl2, Atrx, Tgfb1 and Tgfb2 are known here"
      error={error}
      values={values}
      onRemove={(value) => setValues((taken) => taken.filter((each) => each !== value))}
      text={text}
      onText={setText}
      suggestions={suggestions}
      onChoose={add}
      onFinish={() => add(text.trim())}
    />
  );
}
