/** The format in which MGI reads cells with several values (api-3 §8.4.4). */

/** A thing in a cell: names and values; what has no value is empty. */
export type Part = readonly (readonly [name: string, value: string | number | null])[];

/** `type::Cas9||class::mRNA**type::…` */
export function partsText(parts: readonly Part[]): string {
  return parts
    .map((part) => part.map(([name, value]) => `${name}::${value === null ? '' : String(value)}`).join('||'))
    .join('**');
}

/** A text as MGI takes it: on one line, without typographic signs that its programs do not know. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n|\r|\n/g, '++n++')
    .replaceAll('\t', '++t++')
    .replaceAll(/(?<=[35])[\u2018\u2019\u2032]/g, "'")
    .replaceAll('\u2013', '-')
    .replaceAll('\u2022', '')
    .replaceAll('\u2026', '...');
}
