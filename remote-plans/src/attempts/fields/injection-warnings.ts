/** Counts of an injection; null for what is not known. */
export interface InjectionCounts {
  totalEmbryosInjected: number | null;
  totalEmbryosSurvived: number | null;
  totalTransferred: number | null;
}

/** There cannot be more embryos after an injection than before. */
export function injectionWarnings(counts: InjectionCounts): string[] {
  const {
    totalEmbryosInjected: injected,
    totalEmbryosSurvived: survived,
    totalTransferred: transferred,
  } = counts;
  if (injected === null) return [];
  return [
    ...(survived !== null && survived > injected
      ? [`More embryos survived (${survived}) than were injected (${injected}).`]
      : []),
    ...(transferred !== null && transferred > injected
      ? [`More embryos were transferred (${transferred}) than were injected (${injected}).`]
      : []),
  ];
}
