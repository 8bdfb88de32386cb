import type { MyChange } from 'shared/contract';
import { fieldName } from 'shared/record-fields';
import { outcomeAddress, planAddress, stageAddress } from '../gene/addresses.ts';

/** Texts longer than this are only named. */
const SHORT = 40;

/** The record that changed: what it is called, and where it is. */
export function changePlace(change: MyChange): { id: string; to: string } {
  const { tpn, pin, tpo, psn, planTypeName } = change;
  if (pin === null) return { id: tpn, to: `/projects/${tpn}` };
  if (psn !== null) return { id: psn, to: stageAddress({ tpn, pin, psn }) };
  if (tpo !== null) return { id: tpo, to: outcomeAddress({ tpn, pin, tpo }) };
  return { id: pin, to: planAddress({ tpn, pin, typeName: planTypeName ?? 'production' }) };
}

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
