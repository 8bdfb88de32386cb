import { screen } from '@testing-library/react';

/** The card with this title, wherever it stands in the page. */
function cardCalled(title: string): Element {
  const card = screen.getByRole('heading', { name: title }).closest('section, [id^=section-]');
  if (!card) throw new Error(`The heading ${title} stands in no card`);
  return card;
}

const texts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.trim()).filter((text) => text !== '');

/** Labels of the controls in a card, in their order, with the stars of those that must be given. */
export function controlLabels(title: string): string[] {
  return texts(cardCalled(title).querySelectorAll('label'));
}

/** Labels of a card's values, in their order. */
export function factLabels(title: string): string[] {
  return texts(cardCalled(title).querySelectorAll('dt'));
}
