import { act, screen } from '@testing-library/react';
import { fakeMedia } from '../test-support/fake-media.ts';
import { renderKit } from '../test-support/render-kit.tsx';
import { useColorMode } from './color-mode.ts';

const DARK = 'prefers-color-scheme: dark';

function Mode() {
  const { mode, choice, setChoice, toggle } = useColorMode();
  return (
    <>
      <output>{`${choice}: ${mode}`}</output>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
      <button type="button" onClick={() => setChoice('system')}>
        As the device
      </button>
    </>
  );
}

function tellFromAnotherTab() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode' }));
  });
}

const page = () => document.documentElement.className;

afterEach(() => {
  localStorage.clear();
  tellFromAnotherTab();
});

test('follows the device, also when it changes its mind', () => {
  const change = fakeMedia(DARK);
  renderKit(<Mode />);
  expect(screen.getByRole('status')).toHaveTextContent('system: dark');
  expect(page()).toBe('dark');
  change();
  expect(screen.getByRole('status')).toHaveTextContent('system: light');
  expect(page()).toBe('light');
});

test("the reader's choice wins and is stored", async () => {
  fakeMedia(DARK);
  const { user } = renderKit(<Mode />);
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(screen.getByRole('status')).toHaveTextContent('light: light');
  expect(page()).toBe('light');
  expect(localStorage.getItem('color-mode')).toBe('light');
  await user.click(screen.getByRole('button', { name: 'As the device' }));
  expect(page()).toBe('dark');
});

test('a choice made in another tab is taken over', () => {
  fakeMedia();
  renderKit(<Mode />);
  localStorage.setItem('color-mode', 'dark');
  tellFromAnotherTab();
  expect(screen.getByRole('status')).toHaveTextContent('dark: dark');
});

test('an unknown stored value is as if nothing was stored', () => {
  fakeMedia();
  localStorage.setItem('color-mode', 'sepia');
  renderKit(<Mode />);
  tellFromAnotherTab();
  expect(screen.getByRole('status')).toHaveTextContent('system: light');
});
