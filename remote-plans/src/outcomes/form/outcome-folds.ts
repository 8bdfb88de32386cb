import type { SectionFoldProps } from 'shared/edit-form';
import { ALL_SPECIMEN_FIELDS, COLONY_FIELDS } from 'shared/record-fields';
import { lineOfFields, lineOfRows } from '../../attempts/fields/section-lines.ts';
import type { StoredOutcome } from './outcome-values.ts';

type Fold = Pick<SectionFoldProps, 'line' | 'startsFolded'>;

/** Sections of an outcome that can be a line. */
export type OutcomeFolds = Record<'colony' | 'specimen' | 'mutations' | 'products', Fold>;

/** From the confirmation of its genotype on a colony's mutations are done, and it can be distributed. */
const CONFIRMED: readonly string[] = ['Genotype Confirmed', 'Genotype Extinct'];

/**
 * How the sections of a stored outcome are folded when the page opens. To edit: what is done, and what cannot be done yet. To
 * read: what is empty.
 */
export function foldsOf({ outcome, mutations }: StoredOutcome, isEditing: boolean): OutcomeFolds {
  const { colony, specimen } = outcome;
  const isConfirmed = colony !== undefined && CONFIRMED.includes(colony.statusName);
  const products = colony?.distributionProducts ?? [];
  const lines = {
    colony: lineOfFields(COLONY_FIELDS, colony),
    specimen: lineOfFields(ALL_SPECIMEN_FIELDS, specimen),
    mutations: lineOfRows(
      'mutation',
      mutations.map(({ id, symbol }) => ({ id, symbol })),
      'symbol',
    ),
    products: lineOfRows(
      'product',
      products.map(({ id, productTypeName }) => ({ id, productTypeName })),
      'productTypeName',
    ),
  };
  const isDone = {
    colony: lines.colony !== '',
    specimen: lines.specimen !== '',
    mutations: isConfirmed && lines.mutations !== '',
    products: lines.products !== '' || !isConfirmed,
  };
  const fold = (section: keyof OutcomeFolds): Fold => ({
    line: lines[section],
    startsFolded: isEditing ? isDone[section] : lines[section] === '',
  });
  return {
    colony: fold('colony'),
    specimen: fold('specimen'),
    mutations: fold('mutations'),
    products: fold('products'),
  };
}
