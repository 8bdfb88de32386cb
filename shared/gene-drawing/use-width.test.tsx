import { act, render, screen } from '@testing-library/react';
import { useWidth } from './use-width.ts';

/** A browser in which an element can be given a width; jsdom has no layout. */
function fakeLayout() {
  const observers = new Set<ResizeObserverCallback>();
  const inert = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class extends inert {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
    }
    override observe() {
      observers.add(this.callback);
    }
    override disconnect() {
      observers.delete(this.callback);
    }
  };
  return { observers, restore: () => (globalThis.ResizeObserver = inert) };
}

function Measured() {
  const [place, width] = useWidth<HTMLParagraphElement>();
  return <p ref={place}>{width}</p>;
}

it('a drawing follows the width of its place, keeps its last one while hidden, and lets go of it', () => {
  const { observers, restore } = fakeLayout();
  const { unmount } = render(<Measured />);
  const resize = (width: number) =>
    act(() => {
      const element = screen.getByText(/\d/);
      const contentRect = new DOMRect(0, 0, width, 100);
      const entry = {
        target: element,
        contentRect,
        borderBoxSize: [],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      };
      for (const tell of observers) tell([entry], new ResizeObserver(() => {}));
    });

  resize(358.6);
  expect(screen.getByText('358')).toBeInTheDocument();
  resize(0);
  expect(screen.getByText('358')).toBeInTheDocument();
  unmount();
  expect(observers.size).toBe(0);
  restore();
});
