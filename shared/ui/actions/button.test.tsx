import { screen } from '@testing-library/react';
import { renderKit } from '../test-support/render-kit.tsx';
import { AnchorButton, Button, LinkButton } from './button.tsx';
import { DownloadButton } from './download-button.tsx';
import { IconButton } from './icon-button.tsx';
import { ExternalLink, Link } from './link.tsx';

function inForm(button: React.ReactNode) {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  return { ...renderKit(<form onSubmit={onSubmit}>{button}</form>), onSubmit };
}

test('a button submits only with type="submit" (PP-40)', async () => {
  const { user, onSubmit } = inForm(
    <>
      <Button>Add row</Button>
      <Button type="submit">Update</Button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps the focus, shows its text and does nothing', async () => {
  const onClick = jest.fn();
  const { user, onSubmit } = inForm(
    <Button type="submit" isBusy busyText="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the reason of a disabled button can be reached by keyboard (PP-62)', async () => {
  const onClick = jest.fn();
  const reason = 'You cannot add phenotyping plans or there are not genotype confirmed colonies yet.';
  const { user } = renderKit(
    <Button disabledReason={reason} onClick={onClick}>
      Add
    </Button>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(reason);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('an icon button has a name', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(<IconButton label="Delete row" icon={<svg />} onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'Delete row' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a download is announced and cannot be started twice', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(<DownloadButton label="Download as CSV" isDownloading onClick={onClick} />);
  expect(screen.getByRole('status')).toHaveTextContent('Downloading');
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('links go to routes of the site', async () => {
  const { user, address } = renderKit(
    <>
      <Link to="/projects/TPN:000000042" isId>
        TPN:000000042
      </Link>
      <LinkButton to="/projects/project-creation">Create a project</LinkButton>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'TPN:000000042' }));
  expect(address()).toBe('/projects/TPN:000000042');
  await user.click(screen.getByRole('link', { name: 'Create a project' }));
  expect(address()).toBe('/projects/project-creation');
});

test('a link that looks like a button can open a new tab, and announces it', () => {
  renderKit(
    <LinkButton to="/projects/TPN:000000042/plan-creation?planType=production" newTab>
      Add Production Plan
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Add Production Plan (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/projects/TPN:000000042/plan-creation?planType=production');
});

test('a link out of the site that looks like a button goes there in this tab, or in a new one', () => {
  renderKit(
    <>
      <AnchorButton href="/auth/provider/start">Sign in there</AnchorButton>
      <AnchorButton href="/auth/provider/start" newTab>
        Sign in beside
      </AnchorButton>
    </>,
  );
  const here = screen.getByRole('link', { name: 'Sign in there' });
  expect(here).toHaveAttribute('href', '/auth/provider/start');
  expect(here).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'Sign in beside (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a link to another site announces that it opens a new tab, and sends no referrer', () => {
  renderKit(<ExternalLink href="https://www.informatics.jax.org/marker/MGI:87859">MGI:87859</ExternalLink>);
  const link = screen.getByRole('link', { name: 'MGI:87859 (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
