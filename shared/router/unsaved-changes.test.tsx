import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { hasUnsavedChanges, useUnsavedChanges } from './index.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}

/** Whether the browser would ask before closing the tab. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('nothing is unsaved while every form stands as it was loaded', () => {
  render(<Form isDirty={false} />);
  expect(hasUnsavedChanges()).toBe(false);
  expect(asksBeforeClosing()).toBe(false);
});

test('changes count until the last changed form is saved or gone', () => {
  const first = render(<Form isDirty />);
  const second = render(<Form isDirty />);
  expect(hasUnsavedChanges()).toBe(true);
  expect(asksBeforeClosing()).toBe(true);

  first.rerender(<Form isDirty={false} />);
  expect(hasUnsavedChanges()).toBe(true);
  expect(asksBeforeClosing()).toBe(true);

  second.unmount();
  expect(hasUnsavedChanges()).toBe(false);
  expect(asksBeforeClosing()).toBe(false);
});

test('a form that is gone does not count on the screen that takes its place', () => {
  const seen: boolean[] = [];
  function NextScreen() {
    useLayoutEffect(() => void seen.push(hasUnsavedChanges()), []);
    return null;
  }
  const { rerender } = render(<Form isDirty />);
  rerender(<NextScreen />);
  expect(seen).toEqual([false]);
});
