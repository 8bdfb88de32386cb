import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Paginator } from './paginator.tsx';

function show(page: number, size = 20, totalElements = 45) {
  const onPage = jest.fn();
  const onSize = jest.fn();
  const kit = renderKit(
    <Paginator
      page={page}
      size={size}
      shown={{ number: page, size, totalElements }}
      onPage={onPage}
      onSize={onSize}
    />,
  );
  return { ...kit, onPage, onSize };
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
