import type { MyChange } from 'shared/contract';
import { fieldName } from 'shared/record-fields';

/** Texts longer than this are only named. */
const SHORT = 40;

/** `Plan updated: Comment, Status: Embryos Obtained → Founder Obtained`: the first of the fields, with short values. */
export function changeText({ comment, fields }: Pick<MyChange, 'comment' | 'fields'>): string {
  if (fields.length === 0) return comment;
  return `${comment}: ${fields.map(fieldText).join(', ')}`;
}

function fieldText({ field, oldValue, newValue }: MyChange['fields'][number]): string {
  const [before, after] = [oldValue, newValue].map((value) => value ?? '—');
  const values = `${before} → ${after}`;
  return values.length > SHORT || oldValue === newValue ? fieldName(field) : `${fieldName(field)} ${values}`;
}
