import { useState } from 'react';

/** @param meant the value that the owner will have because of the text; that which it has, if it takes no such text */
type TypeText<Value> = (text: string, meant: Value) => void;

/**
 * The text of a control whose owner takes only some texts. What is typed stays until the owner has a value that did not come from
 * typing here (the address, a calendar, an emptied form), and is dropped for good then.
 */
export function useTypedText<Value>(
  value: Value,
  textOf: (value: Value) => string,
): [text: string, type: TypeText<Value>] {
  const [typed, setTyped] = useState({ text: textOf(value), over: value, meant: value });
  const isNews = value !== typed.over;
  // The owner may take what was typed later: it is an address that has to change first.
  const shown = isNews && value !== typed.meant ? textOf(value) : typed.text;
  if (isNews) setTyped({ text: shown, over: value, meant: value });
  return [shown, (text, meant) => setTyped({ text, over: value, meant })];
}
