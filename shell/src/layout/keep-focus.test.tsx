import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  // jsdom draws nothing, and so knows of nothing that is hidden.
  HTMLElement.prototype.checkVisibility = () => true;
  stop = keepFocus();
});
afterEach(() => stop());

/** A part of a screen with a button that is gone once it is pressed. */
function Part({ before, instead, behind }: { before?: ReactNode; instead?: ReactNode; behind?: ReactNode }) {
  const [isGone, setGone] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1} data-page-heading>
        Heading
      </h1>
      <section>
        {before}
        {isGone ? instead : <button onClick={() => setGone(true)}>Vanish</button>}
        {behind}
      </section>
    </main>
  );
}

const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

async function vanish(part: ReactNode, press: 'keyboard' | 'mouse' = 'keyboard') {
  render(part);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Vanish' });
  if (press === 'mouse') await user.click(button);
  else {
    button.focus();
    await user.keyboard('{Enter}');
  }
  await drawn();
  expect(screen.queryByRole('button', { name: 'Vanish' })).not.toBeInTheDocument();
}

test.each<[string, Parameters<typeof Part>[0], string]>([
  ['what comes instead', { before: <a href="#a">Before</a>, instead: <a href="#b">Instead</a> }, 'Instead'],
  ['what is behind', { before: <a href="#a">Before</a>, behind: <a href="#b">Behind</a> }, 'Behind'],
  ['what is before', { before: <a href="#a">Before</a>, behind: 'text' }, 'Before'],
])('the focus goes to %s', async (_what, parts, name) => {
  await vanish(<Part {...parts} />);
  expect(screen.getByRole('link', { name })).toHaveFocus();
});

test('without anything there it goes to the heading', async () => {
  await vanish(<Part behind="text" />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('it goes to nothing that only scripts give the focus to', async () => {
  await vanish(<Part before={<a href="#a">Before</a>} behind={<button tabIndex={-1}>Inside</button>} />);
  expect(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
});

test('who presses with a mouse or a finger is not sent into a field', async () => {
  await vanish(<Part behind={<input aria-label="Behind" />} />, 'mouse');
  expect(document.body).toHaveFocus();
});

test('a screen that moves the focus itself knows better', async () => {
  function Knowing() {
    const [isGone, setGone] = useState(false);
    return (
      <main>
        {!isGone && <button onClick={() => setGone(true)}>Vanish</button>}
        <a href="#b">Behind</a>
        {isGone && <input aria-label="Chosen" ref={(input) => input?.focus()} />}
      </main>
    );
  }
  await vanish(<Knowing />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the key that is still held presses nothing else', async () => {
  const pressed = jest.fn();
  await vanish(<Part behind={<button onClick={pressed}>Behind</button>} />);
  const button = screen.getByRole('button', { name: 'Behind' });
  const hold = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  button.dispatchEvent(hold);
  expect(hold.defaultPrevented).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  button.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});
