import type { ErrorEnvelope } from 'shared/contract';
import type { TestApp } from './test-app.ts';

/** A caller of the API: an e-mail, or nobody. */
export type TestCaller = string | null;

const HOST = 'localhost';

/** The base address of links in responses. */
export const BASE_URL = `http://${HOST}`;

/** Calls the API by GET and returns its JSON, which must be of the type in the contract. */
export async function getJson<T>(tracker: TestApp, url: string, caller: TestCaller = null): Promise<T> {
  const response = await get(tracker, url, caller);
  if (response.statusCode !== 200)
    throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
  return response.json<T>();
}

export async function get(tracker: TestApp, url: string, caller: TestCaller = null) {
  return tracker.app.inject({ url, headers: await headersOf(tracker, caller) });
}

/** Sends a JSON body; `headers` for instance for `if-match`. */
export async function send(
  tracker: TestApp,
  method: 'POST' | 'PUT',
  url: string,
  body: object,
  caller: TestCaller = null,
  headers: Readonly<Record<string, string>> = {},
) {
  return tracker.app.inject({
    method,
    url,
    headers: { ...(await headersOf(tracker, caller)), ...headers },
    payload: body,
  });
}

/** Uploads a file as the form part `file`, or under another name. */
export async function upload(
  tracker: TestApp,
  url: string,
  content: string | Uint8Array,
  { caller = null, part = 'file' }: { caller?: TestCaller; part?: string } = {},
) {
  const { headers, payload } = formOf(content, part);
  return tracker.app.inject({
    method: 'POST',
    url,
    headers: { ...(await headersOf(tracker, caller)), ...headers },
    payload,
  });
}

/** A form with a file as its only part. */
export function formOf(content: string | Uint8Array, part = 'file') {
  const boundary = 'form-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="terms.csv"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function headersOf(tracker: TestApp, caller: TestCaller): Promise<Record<string, string>> {
  return { host: HOST, ...(caller === null ? {} : await tracker.as(caller)) };
}

/**
 * Status and message of a refusal, as a person would see them in a report; of a validation error without its first field, whose
 * remark comes from the framework.
 */
export function refusal(response: { statusCode: number; json: () => ErrorEnvelope }): string {
  const { message } = response.json().apierror;
  return `${response.statusCode} ${message.replace(/^(Validation error): .*$/s, '$1')}`;
}
