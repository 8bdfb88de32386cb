import type { FieldError } from 'shared/api';
import { fieldName } from 'shared/record-fields';

/** Next to one of these, a word is a part of something longer: of another path, or of an e-mail address. */
const NOT_INSIDE = {
  before: String.raw`(?<![\w.@\]-])`,
  after: String.raw`(?![\w@[-]|\.[\w[])`,
};

/** The message of the server with its technical paths in human words: `jo@lab.example changed Privacy on …`. */
export function withFieldNames(message: string, fields: readonly FieldError[]): string {
  const paths = [...new Set(fields.map(({ field }) => field))].filter((path) => path !== '');
  if (paths.length === 0) return message;
  // The longest first: `comment` also begins `comment.x`.
  const longestFirst = paths.sort((one, other) => other.length - one.length).map(escaped);
  const path = new RegExp(`${NOT_INSIDE.before}(?:${longestFirst.join('|')})${NOT_INSIDE.after}`, 'g');
  return message.replace(path, fieldName);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
