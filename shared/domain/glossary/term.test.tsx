import { screen } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { RecordId, Term } from './term.tsx';
import { TERMS } from './terms.ts';

startTestServer();
const shown = () => document.querySelector('[popover]')?.textContent;

describe('a term of the glossary (WCAG 1.4.13)', () => {
  it('is explained on keyboard focus, until Escape', async () => {
    const { user } = renderInShell(<Term name="G0" />);
    expect(screen.getByRole('button', { name: 'G0' })).toHaveAccessibleDescription(TERMS.G0);
    expect(shown()).toBeUndefined();
    await user.tab();
    expect(shown()).toBe(TERMS.G0);
    await user.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'G0' })).toHaveFocus();
  });

  it('is explained by touch, and stays until a touch elsewhere', async () => {
    const { user } = renderInShell(<Term name="GLT" />);
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'GLT' }) });
    expect(shown()).toBe(TERMS.GLT);
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(shown()).toBeUndefined();
  });

  it('stands beside a number, which stays one text', async () => {
    const { user } = renderInShell(<RecordId id="TPN:000000042" />);
    expect(screen.getByText('TPN:000000042')).toBeVisible();
    await user.hover(screen.getByRole('button', { name: 'What TPN means' }));
    expect(shown()).toBe(TERMS.TPN);
  });

  it('is none where a number is of no kind that needs words', () => {
    renderInShell(<RecordId id="MGI:1918021" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
