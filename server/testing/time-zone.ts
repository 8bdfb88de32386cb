/** The time zone of the server, as far as the server works out days in it. */

/**
 * As on a server whose clock is so many hours before that of Greenwich, or after it where the number is negative, while the work
 * lasts.
 */
export async function hoursAhead<T>(hours: number, work: () => T | Promise<T>): Promise<T> {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours);
  try {
    return await work();
  } finally {
    offset.mockRestore();
  }
}
