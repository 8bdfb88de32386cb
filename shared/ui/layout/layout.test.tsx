import { screen, within } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Page } from './page.tsx';
import { SkipLink } from './skip-link.tsx';

test('a screen names itself in its heading and in the document title', () => {
  renderKit(<Page title="Projects search">Text</Page>);
  expect(screen.getByRole('heading', { level: 1, name: 'Projects search' })).toBeInTheDocument();
  expect(document.title).toBe('Projects search – Gene Targeting Tracker');
});

test('the document title may say more than the heading, which can take the focus', () => {
  renderKit(
    <Page title="Project Details" documentTitle="TPN:000000042">
      Text
    </Page>,
  );
  expect(document.title).toBe('TPN:000000042 – Gene Targeting Tracker');
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('the banner stands above the heading', () => {
  renderKit(
    <Page title="Reports" banner={<p>Unknown error</p>}>
      Text
    </Page>,
  );
  const order = screen.getByText('Unknown error').compareDocumentPosition(screen.getByRole('heading'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a card is a region with the name of its title', () => {
  renderKit(
    <Card title="Plan Details" actions={<button type="button">History</button>}>
      Text
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Plan Details' });
  expect(within(card).getByRole('button', { name: 'History' })).toBeInTheDocument();
});

test('a collapsible section opens and closes by keyboard and shows which', async () => {
  const { user } = renderKit(<Disclosure title="Plan Status History">Plan Created</Disclosure>);
  const trigger = screen.getByRole('button', { name: 'Plan Status History' });
  expect(screen.queryByText('Plan Created')).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Plan Created')).toBeInTheDocument();
  await user.keyboard(' ');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('something folded away has a button and no heading', async () => {
  const { user } = renderKit(<Disclosure summary="Click to see element">ACGT</Disclosure>);
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Click to see element', expanded: false }));
  expect(screen.getByText('ACGT')).toBeInTheDocument();
});

test('the skip link is the first stop and jumps to the content', async () => {
  const { user } = renderKit(
    <>
      <SkipLink targetId="content" />
      <button type="button">Menu</button>
      <main id="content" tabIndex={-1} />
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
