/** Which options a multiple choice offers, and what is chosen after a press. */

/** The options whose text contains what was typed, in any case. */
export function matchingOptions(options: readonly string[], text: string): string[] {
  const wanted = text.trim().toLowerCase();
  return options.filter((option) => option.toLowerCase().includes(wanted));
}

/**
 * The choice after a press on an option: taken when it was not, given back when it was. The chosen values stand in the order
 * of the options, so that the same choice is the same value; those that are no longer offered keep their place in front.
 */
export function toggledChoice(
  options: readonly string[],
  chosen: readonly string[],
  option: string,
): string[] {
  if (chosen.includes(option)) return chosen.filter((value) => value !== option);
  const isChosen = (value: string) => value === option || chosen.includes(value);
  return [...chosen.filter((value) => !options.includes(value)), ...options.filter(isChosen)];
}
