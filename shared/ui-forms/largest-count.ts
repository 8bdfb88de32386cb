/** The server keeps whole numbers in 32 bits. */
const LARGEST_COUNT = 2_147_483_647;

/** What is wrong with a whole number, if anything: a larger one could not be stored. */
export function countProblem(count: number | null): string | undefined {
  if (count === null || count <= LARGEST_COUNT) return undefined;
  return `The largest number is ${LARGEST_COUNT}.`;
}
