import { splitTerms } from 'shared/limits';
import { termsAsText } from './terms-as-text.ts';

test('in the text of terms the same terms are found', () => {
  const terms = ['MGI:1888496', 'Atrx', 'Lbr'];
  expect(splitTerms(termsAsText(terms))).toEqual(terms);
});
