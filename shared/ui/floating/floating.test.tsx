import { screen } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import { Floating } from './floating.tsx';

const VIEW = { width: 400, height: 800 };
const ANCHOR = new DOMRect(20, 400, 240, 36);
const LAYER = new DOMRect(0, 0, 100, 200);

beforeEach(() => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(VIEW.width);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(
    this: Element,
  ) {
    return this.hasAttribute('popover') ? LAYER : ANCHOR;
  });
  window.innerHeight = VIEW.height;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
});

function Example({ isAsWide = false }: { isAsWide?: boolean }) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={anchor}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Floating anchor={anchor} placement="below-start" isAsWide={isAsWide} data-testid="layer" />}
    </div>
  );
}

async function openedLayer(example: ReactElement) {
  const { user } = renderKit(example);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const { left, top, minWidth } = screen.getByTestId('layer').style;
  return { left, top, minWidth };
}

test('it stands below its anchor, as wide as its content', async () => {
  expect(await openedLayer(<Example />)).toEqual({ left: '20px', top: '442px', minWidth: '' });
});

test('a list is at least as wide as its field', async () => {
  expect(await openedLayer(<Example isAsWide />)).toMatchObject({ minWidth: '240px' });
});

test('where the keyboard of a telephone covers the place below, it stands above', async () => {
  const visualViewport = Object.assign(new EventTarget(), { height: 500, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { value: visualViewport, configurable: true });
  expect(await openedLayer(<Example />)).toMatchObject({ top: '194px' });
});
