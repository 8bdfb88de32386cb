import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(__dirname, '../../../docs/api-use.md');

/** An example of docs/api-use.md. */
export interface Example {
  /** As the fence has it: sh, python, r or ts. */
  language: string;
  /** Its first line, by which a test names it. */
  title: string;
  code: string;
}

/** All examples of the page, in order. */
export function examplesOfPage(): Example[] {
  const page = readFileSync(PAGE, 'utf8');
  return [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    title: code.slice(0, code.indexOf('\n')),
    code,
  }));
}
