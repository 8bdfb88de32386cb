import { integerOf } from '../http/request-values.ts';

/** The id of a stored row that a request means; null for the marks of new rows (api-2 §21). */
export function storedIdOf(id: number | string | null | undefined): number | null {
  const number = integerOf(id);
  return number === null || number <= 0 ? null : number;
}
