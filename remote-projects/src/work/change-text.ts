import type { MyChange } from 'shared/contract';
import { NOTHING } from 'shared/domain';
import {
  changeAction,
  fieldName,
  isStatusField,
  isWholeElement,
  listOfElement,
  shownValues,
} from 'shared/record-fields';

/** Texts longer than this are only named. */
const SHORT = 40;

/** `Plan updated: Status Embryos Obtained → Founder Obtained, Comment`: the first of the fields, with short values. */
export function changeText({ comment, fields }: Pick<MyChange, 'comment' | 'fields'>): string {
  const action = changeAction(comment);
  return fields.length === 0 ? action : `${action}: ${fields.map(fieldText).join(', ')}`;
}

/** A status has its values however long they are: where a record stands is what people look for. */
function fieldText(detail: MyChange['fields'][number]): string {
  const { field, oldValue, newValue, note } = detail;
  if (isWholeElement({ note }))
    return `${fieldName(listOfElement(field))} ${newValue === null ? 'removed' : 'added'}`;
  const { before, after } = shownValues(detail);
  const values = `${before ?? NOTHING} → ${after ?? NOTHING}`;
  const isShown = isStatusField(field) || (values.length <= SHORT && oldValue !== newValue);
  return isShown ? `${fieldName(field)} ${values}` : fieldName(field);
}
