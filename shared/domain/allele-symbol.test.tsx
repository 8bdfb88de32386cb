import { screen } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { AlleleSymbol } from './allele-symbol.tsx';

startTestServer();

describe('allele symbol (ui-screens 2.13)', () => {
  it('raises what stands between the brackets', () => {
    renderInShell(
      <p>
        <AlleleSymbol symbol="Otog<em1(IMPC)J>" />
      </p>,
    );
    expect(screen.getByText('Otog')).toHaveAttribute('translate', 'no');
    expect(screen.getByText('em1(IMPC)J').tagName).toBe('SUP');
  });

  it.each([null, undefined, ''])('is empty for %p', (symbol) => {
    renderInShell(
      <p aria-label="cell">
        <AlleleSymbol symbol={symbol} />
      </p>,
    );
    expect(screen.getByLabelText('cell')).toBeEmptyDOMElement();
  });
});
