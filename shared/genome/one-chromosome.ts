/** What is said of a guide on another chromosome than the others (api-2 §6.4), by screens and server. */
export const ONE_CHROMOSOME = 'All guides must have the same chromosome.';

/**
 * The chromosome on which all guides of an attempt must lie: that of the guide that was stored first and has one, or else of the first
 * new one (api-2 §6.4).
 *
 * @param guides new ones have no id
 */
export function chromosomeOfGuides(
  guides: readonly { id: number | null; chr: string | null }[],
): string | undefined {
  const inOrder = guides.toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
  return inOrder.map(({ chr }) => chr ?? '').find((chr) => chr.trim() !== '');
}
