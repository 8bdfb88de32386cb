import { isBlankRow } from 'shared/ui-forms';
import type { FormSection } from '../sections/form-section.ts';
import { nameInForm } from './sent-rows.ts';

const SECTIONS: FormSection[] = [
  { id: 'reagents', title: 'Reagents', labels: {}, isLeftOut: isBlankRow },
  { id: 'products', title: 'Distribution Products', labels: {} },
];
const BLANK = { id: null, name: '' };
const FILLED = { id: null, name: 'Xrcc5' };
const STORED = { id: 4, name: '' };
const ROWS = { rows: [BLANK, STORED, BLANK, FILLED, BLANK] };

describe('rows that are not sent are counted in the form all the same (PP-26)', () => {
  test.each([
    ['reagents.rows.0.name', 'reagents.rows.1.name'],
    ['reagents.rows.1', 'reagents.rows.3'],
    ['reagents', 'reagents'],
    ['details.comment', 'details.comment'],
  ])('%s is %s', (sent, name) => {
    expect(nameInForm(sent, SECTIONS, { reagents: ROWS })).toBe(name);
  });

  test('where every row is sent, the server counts as the form does', () => {
    expect(nameInForm('products.rows.1.name', SECTIONS, { products: ROWS })).toBe('products.rows.1.name');
  });

  test('a row that is gone by now keeps its number', () => {
    expect(nameInForm('reagents.rows.1.name', SECTIONS, { reagents: { rows: [FILLED] } })).toBe(
      'reagents.rows.1.name',
    );
  });
});
