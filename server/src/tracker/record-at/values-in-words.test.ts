import { shownValues } from 'shared/record-fields';
import type { Field, Fields } from '../../platform/records/field.ts';
import * as crispr from '../attempts/crispr/crispr-fields.ts';
import * as esCell from '../attempts/es-cell/es-cell-fields.ts';
import * as otherAttempts from '../attempts/other-attempt-fields.ts';
import * as mutations from '../mutations/mutation-fields.ts';
import * as colonies from '../outcomes/colonies/colony-fields.ts';
import * as specimens from '../outcomes/specimens/specimen-fields.ts';
import * as stages from '../phenotyping/stage-fields.ts';
import * as projects from '../projects/project-fields.ts';

const TABLES: readonly Fields[] = [
  crispr,
  esCell,
  otherAttempts,
  mutations,
  colonies,
  specimens,
  stages,
  projects,
]
  .flatMap((tables) => Object.entries(tables))
  .flatMap(([name, table]) => (name.endsWith('_FIELDS') ? [table] : []));

/** What the history calls the fields of this kind. */
function namesOf(kind: Field['kind']): string[] {
  const fields = TABLES.flatMap((table) => Object.entries(table));
  return fields.flatMap(([name, field]) => {
    if (field.kind !== kind || field.kind === 'legacy id' || field.history === false) return [];
    return [field.history ?? name];
  });
}

const shown = (field: string, newValue: string) => shownValues({ field, oldValue: null, newValue }).after;

test('every box of a record is Yes or No in its history', () => {
  const names = namesOf('flag');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => shown(name, 'true') !== 'Yes')).toEqual([]);
});

test('every day of a record has no time in its history', () => {
  const names = namesOf('date');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => shown(name, '2031-03-01T00:00:00Z') !== '2031-03-01')).toEqual([]);
});
