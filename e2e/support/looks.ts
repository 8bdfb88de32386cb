import type { Page } from '@playwright/test';

/** An element and what is special about its looks: `button`, `color: …; padding-left: …`. */
export interface ElementLook {
  element: string;
  looks: string;
}

/** Properties whose computed values do not depend on the fonts of the machine nor on the size of other elements. */
const OWN = [
  ...['display', 'position', 'float', 'box-sizing', 'order', 'z-index', 'opacity', 'transform', 'appearance'],
  ...[
    'top',
    'right',
    'bottom',
    'left',
    'width',
    'height',
    'min-width',
    'min-height',
    'max-width',
    'max-height',
  ],
  ...[
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
    'aspect-ratio',
    'contain',
    'container-type',
  ],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'content-visibility'],
  ...[
    'border-top-width',
    'border-right-width',
    'border-bottom-width',
    'border-left-width',
    'border-top-style',
  ],
  ...['border-top-color', 'border-right-color', 'border-bottom-color', 'border-left-color'],
  ...['border-top-left-radius', 'border-top-right-radius', 'border-bottom-left-radius', 'box-shadow'],
  ...[
    'background-color',
    'background-image',
    'outline-style',
    'outline-width',
    'outline-offset',
    'overflow-x',
  ],
  ...[
    'overflow-y',
    'text-overflow',
    'vertical-align',
    'table-layout',
    'flex-direction',
    'flex-wrap',
    'flex-grow',
  ],
  ...[
    'flex-shrink',
    'flex-basis',
    'align-items',
    'align-self',
    'justify-content',
    'justify-self',
    'justify-items',
  ],
  ...[
    'row-gap',
    'column-gap',
    'grid-template-columns',
    'grid-column-start',
    'grid-column-end',
    'grid-row-start',
  ],
  ...['transition-property', 'animation-name', 'scroll-margin-top', 'scroll-margin-bottom', 'user-select'],
  ...['text-decoration-line', 'text-decoration-color', 'resize', 'clip-path', 'touch-action', 'unicode-bidi'],
];
/** Properties that elements have from those around them. */
const INHERITED = [
  ...[
    'color',
    'font-size',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'text-align',
    'cursor',
  ],
  ...[
    'white-space-collapse',
    'text-wrap-mode',
    'overflow-wrap',
    'font-variant-numeric',
    'list-style-type',
    'fill',
  ],
  ...['text-transform', 'visibility', 'pointer-events', 'border-collapse', 'text-underline-offset', 'stroke'],
  ...['color-scheme', 'accent-color', 'font-family'],
];
/** Values that say nothing special. */
const PLAIN = [
  'auto',
  'none',
  'normal',
  '0px',
  '0',
  'static',
  'visible',
  '1',
  'block',
  'rgba(0, 0, 0, 0)',
  'row',
];

/** How the page and everything in its main part looks, in the order of the page; pictures as a whole. */
export async function looksOf(page: Page): Promise<ElementLook[]> {
  const names = { own: OWN, inherited: INHERITED, plain: PLAIN };
  return page.evaluate(({ own, inherited, plain }) => {
    const value = (element: Element, name: string) => String(element.computedStyleMap().get(name) ?? '');
    const lookOf = (element: Element) => {
      const around = element.parentElement;
      const special = own.filter((name) => !plain.includes(value(element, name)));
      const changed = inherited.filter(
        (name) => around === null || value(element, name) !== value(around, name),
      );
      const looks = [...special, ...changed].map((name) => `${name}: ${value(element, name)}`);
      return { element: element.localName, looks: looks.join('; ') };
    };
    const elements = [document.documentElement, document.body, ...document.querySelectorAll('main, main *')];
    return elements.filter((element) => !element.parentElement?.closest('svg')).map(lookOf);
  }, names);
}
