import { render } from '@testing-library/react';
import { splitSuperscript, SuperscriptSymbol } from './superscript.tsx';

describe('superscript of allele symbols (ui-screens 2.13)', () => {
  test.each([
    ['Otog<em1(IMPC)J>', ['Otog', '^em1(IMPC)J']],
    ['Abl1', ['Abl1']],
    ['', []],
    ['A<1>B<2>', ['A', '^1', 'B', '^2']],
    ['Lbr<tm1a', ['Lbr', '^tm1a']],
    ['odd>text', ['odd', 'text']],
  ])('%s', (symbol, expected) => {
    const parts = splitSuperscript(symbol).map(({ text, isRaised }) => (isRaised ? `^${text}` : text));
    expect(parts).toEqual(expected);
  });

  test('the raised part is a sup element and the brackets are gone', () => {
    const { container } = render(<SuperscriptSymbol symbol="Otog<em1(IMPC)J>" />);
    expect(container).toHaveTextContent('Otogem1(IMPC)J');
    expect(container.querySelector('sup')).toHaveTextContent('em1(IMPC)J');
  });

  test('no symbol, no text', () => {
    const { container } = render(<SuperscriptSymbol symbol={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
