import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { addRules } from './older-rules.ts';
import { styled } from './styled.tsx';

jest.mock('./older-rules.ts', () => ({ addRules: jest.fn() }));

const Piece = styled('div', {
  base: 'piece',
  variants: { size: { sm: 'piece-sm', md: 'piece-md' }, isWide: { true: 'piece-wide' } },
  defaults: { size: 'md' },
});
const Plain = styled('p');

const shown = () => screen.getByText('text');

test('has the class of its recipe and of the variants that are chosen, else of the default ones', () => {
  const { rerender } = render(<Piece>text</Piece>);
  expect(shown().className).toBe('piece piece-md');
  rerender(
    <Piece size="sm" isWide className="own">
      text
    </Piece>,
  );
  expect(shown().className).toBe('piece piece-sm piece-wide own');
  rerender(<Piece isWide={false}>text</Piece>);
  expect(shown().className).toBe('piece piece-md');
});

test('a style prop is a class, and its value a variable: of a token, or as it is', () => {
  render(
    <Plain mt="2.5" mx="-1" color="fg.muted" w="min(100%, 16rem)" flexShrink={0}>
      text
    </Plain>,
  );
  expect(shown().className).toBe('p-mt p-mx p-color p-w p-flexShrink');
  expect(shown().getAttribute('style')).toBe(
    [
      '--p-mt: var(--gt-spacing-2\\.5);',
      '--p-mx: calc(var(--gt-spacing-1) * -1);',
      '--p-color: var(--gt-colors-fg-muted);',
      '--p-w: min(100%, 16rem);',
      '--p-flexShrink: 0;',
    ].join(' '),
  );
});

test('a style prop may differ by the width of the window', () => {
  render(
    <Plain p={{ base: '4', lg: '6' }} hideBelow="md">
      text
    </Plain>,
  );
  expect(shown().className).toBe('p-p p-p-lg p-hideBelow-md');
  expect(shown().style.getPropertyValue('--p-p-lg')).toBe('var(--gt-spacing-6)');
});

test('style props that are undefined say nothing, and none of them are attributes', () => {
  render(
    <Plain mt={undefined} title="hint" style={{ height: '3px' }}>
      text
    </Plain>,
  );
  expect(shown().outerHTML).toBe('<p title="hint" style="height: 3px;">text</p>');
});

test('can be another element', () => {
  render(
    <Piece as="label" htmlFor="field">
      text
    </Piece>,
  );
  expect(shown().outerHTML).toBe('<label for="field" class="piece piece-md">text</label>');
});

test('can give its looks to its only child, which has its own too', () => {
  render(
    <Piece asChild mt="1" aria-label="Name">
      <section className="own" style={{ height: '3px' }}>
        text
      </section>
    </Piece>,
  );
  expect(shown().outerHTML).toBe(
    '<section class="piece p-mt piece-md own" style="--p-mt: var(--gt-spacing-1); height: 3px;" aria-label="Name">text</section>',
  );
});

test('hands the element out', () => {
  function Holder() {
    const place = useRef<HTMLDivElement>(null);
    return (
      <Piece ref={place} onClick={() => place.current?.setAttribute('data-clicked', '')}>
        text
      </Piece>
    );
  }
  render(<Holder />);
  shown().click();
  expect(shown()).toHaveAttribute('data-clicked');
});

test('looks of a remote of before are a class of their own, the same for the same looks', async () => {
  const older = (colour: string) => ({ css: { '& dt': { color: colour } }, _hover: { bg: 'bg.muted' } });
  const { rerender } = render(<Plain {...older('fg')}>text</Plain>);
  const first = shown().className;
  expect(first).toMatch(/^gt-older-\d+$/);
  expect(shown().attributes).toHaveLength(1);
  rerender(<Plain {...older('fg.muted')}>text</Plain>);
  expect(shown().className).not.toBe(first);
  rerender(<Plain {...older('fg')}>text</Plain>);
  expect(shown().className).toBe(first);
  await waitFor(() => expect(addRules).toHaveBeenCalledTimes(2));
  expect(addRules).toHaveBeenCalledWith(first, [{ '& dt': { color: 'fg' } }, { _hover: { bg: 'bg.muted' } }]);
});
