/**
 * The result of work, if that comes in time. Work that does not is waited for no longer.
 *
 * @throws an error with the problem, when it is late
 */
export async function inTime<T>(work: Promise<T>, limitMs: number, problem: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
