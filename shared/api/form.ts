import { apiFetch, type RequestOptions } from './api-fetch.ts';

/** Parts of a multipart form by name. */
export type FormFields = Record<string, string | Blob>;

/** The body of a multipart call. */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const blobNumbers = new WeakMap<Blob, number>();
let blobCount = 0;

function blobNumber(blob: Blob): number {
  const known = blobNumbers.get(blob);
  if (known !== undefined) return known;
  blobCount += 1;
  blobNumbers.set(blob, blobCount);
  return blobCount;
}

/** A text without spaces that is equal for equal forms; a file is equal only to itself. */
export function formId(fields: FormFields): string {
  const parts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : blobNumber(value),
  ]);
  return encodeURIComponent(JSON.stringify(parts));
}

/** Posts a multipart form and reads the JSON response. Throws ApiError. */
export function apiPostForm<T>(path: string, fields: FormFields, options: RequestOptions = {}): Promise<T> {
  return apiFetch<T>(path, { ...options, method: 'POST', form: toFormData(fields) });
}
