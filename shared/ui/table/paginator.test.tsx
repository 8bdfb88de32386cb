import { act, screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Paginator } from './paginator.tsx';
import { POINTER_RESTS } from './pointer-rests.ts';

function show(page: number, size = 20, totalElements = 45) {
  const onPage = jest.fn();
  const onSize = jest.fn();
  const readAhead = jest.fn();
  const paginator = (asked: number, shown = asked) => (
    <Paginator
      page={asked}
      size={size}
      shown={{ number: shown, size, totalElements }}
      onPage={onPage}
      onSize={onSize}
      readAhead={readAhead}
    />
  );
  const kit = renderKit(paginator(page));
  return { ...kit, onPage, onSize, readAhead, paginator };
}

test('shows and announces the range', () => {
  show(1);
  expect(screen.getByRole('status')).toHaveTextContent('21 – 40 of 45');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

test('offers the page sizes of the product', () => {
  show(0);
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['10', '20', '50', '100', '200']);
  expect(screen.getByRole('combobox', { name: 'Items per page:' })).toHaveValue('20');
});

test('an unusual size from the address is offered too', () => {
  show(0, 25);
  expect(screen.getByRole('combobox')).toHaveValue('25');
});

test('the arrow buttons go one page on and back', async () => {
  const { user, onPage } = show(1);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});

test('at an end the arrow button does nothing and keeps the focus', async () => {
  const { user, onPage } = show(0);
  const previous = screen.getByRole('button', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  expect(onPage).not.toHaveBeenCalled();
  expect(previous).toHaveFocus();
});

test('without rows there is no next page', async () => {
  const { user, onPage } = show(0, 20, 0);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).not.toHaveBeenCalled();
});

test('a new size keeps the first visible row', async () => {
  const { user, onSize } = show(2);
  await user.selectOptions(screen.getByRole('combobox'), '10');
  expect(onSize).toHaveBeenCalledWith(10, 4);
});

const button = (name: string) => screen.getByRole('button', { name });
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, POINTER_RESTS + 20)));

test.each([
  ['Next page', 2],
  ['Previous page', 0],
])('the page behind “%s” is read when it is pointed at', async (name, page) => {
  const { user, readAhead } = show(1, 20, 100);
  await user.hover(button(name));
  await aMoment();
  expect(readAhead.mock.calls).toEqual([[{ page, size: 20 }]]);
});

test('a pointer that passes over a button reads nothing', async () => {
  const { user, readAhead } = show(1, 20, 100);
  await user.hover(button('Next page'));
  await user.unhover(button('Next page'));
  await aMoment();
  expect(readAhead).not.toHaveBeenCalled();
});

test('it is read when the focus is on the button, and nothing is read behind an end', async () => {
  const { user, readAhead } = show(0);
  await user.tab();
  await user.tab();
  expect(button('Previous page')).toHaveFocus();
  await aMoment();
  expect(readAhead).not.toHaveBeenCalled();
  await user.tab();
  await aMoment();
  expect(readAhead.mock.calls).toEqual([[{ page: 1, size: 20 }]]);
});

test('who goes on page by page has the next one read once the one before is there', async () => {
  const { user, readAhead, rerender, paginator } = show(0, 20, 100);
  rerender(paginator(0));
  await user.hover(button('Next page'));
  await aMoment();
  rerender(paginator(1, 0));
  await aMoment();
  expect(readAhead).toHaveBeenCalledTimes(1);
  rerender(paginator(1));
  await aMoment();
  expect(readAhead.mock.calls).toEqual([[{ page: 1, size: 20 }], [{ page: 2, size: 20 }]]);
  await user.unhover(button('Next page'));
  rerender(paginator(2));
  await aMoment();
  expect(readAhead).toHaveBeenCalledTimes(2);
});

test.each(['{ArrowDown}', 'pointer'])(
  'the longest page is read when a size is about to be chosen: %s',
  async (how) => {
    const { user, readAhead } = show(15, 20, 400);
    const sizes = screen.getByRole('combobox', { name: 'Items per page:' });
    await user.tab();
    expect(readAhead).not.toHaveBeenCalled();
    await (how === 'pointer' ? user.pointer({ target: sizes, keys: '[MouseLeft>]' }) : user.keyboard(how));
    expect(readAhead.mock.calls).toEqual([[{ page: 1, size: 200 }]]);
  },
);

test('nothing is read for a choice that is the longest already', async () => {
  const { user, readAhead } = show(0, 200, 400);
  await user.click(screen.getByRole('combobox', { name: 'Items per page:' }));
  expect(readAhead).not.toHaveBeenCalled();
});
