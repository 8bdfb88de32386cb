/** What is wrong with the value of a field; true when nothing is. */
export type Check = (value: unknown) => true | string;

/** The check of a text that must be given under a condition. */
export function requiredWhen(isNeeded: () => boolean, label: string): Check {
  return (value) => (isNeeded() && isBlank(value) ? `${label} is required` : true);
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
