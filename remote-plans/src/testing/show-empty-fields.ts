import { fireEvent, screen } from '@testing-library/react';

/** Opens what hides empty fields of read views. */
export function showEmptyFields(): void {
  for (const button of screen.queryAllByRole('button', { name: /^Show \d+ empty/ })) fireEvent.click(button);
}
