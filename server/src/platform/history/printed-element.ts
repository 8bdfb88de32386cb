/** What the existing tracker wrote of an element of a list: `Guide(sequence=ACGT, pam=TGG)`, also with the element that it extends. */
const NAMED_OBJECT = /^[A-Z]\w*\((?:super=[^,]*, )?(\w+=.*)\)$/s;

/** The text of an element in one form, from our history and from imported rows: by its fields, without the name of its class. */
export function printedElement(text: string | null): string | null {
  if (text === null) return null;
  return NAMED_OBJECT.exec(text)?.[1] ?? text;
}
