/** Attributes that change the display of an element in the browser's own style sheet. */
const DECISIVE = ['hidden', 'open', 'type'];

/**
 * Styles of elements in screen tests, where there are no style sheets (the build makes them): what an element says of itself,
 * and the browser's own display of its tag. Looking through jsdom's style sheets took a quarter of the time of a screen
 * test, because every search by role reads the styles of every element.
 *
 * @param {typeof window.getComputedStyle} compute the one of jsdom
 * @returns {typeof window.getComputedStyle}
 */
export function ownStyles(compute) {
  /** @type {Map<string, string>} */
  const displays = new Map();
  const none = document.createElement('i').style;

  /** @param {Element} element @returns {CSSStyleDeclaration} */
  const written = (element) =>
    element.hasAttribute('style') && 'style' in element && element.style instanceof CSSStyleDeclaration
      ? element.style
      : none;

  /** @param {Element} element */
  const displayOf = (element) => {
    const key = kindOf(element);
    const display = displays.get(key) ?? compute(bare(element)).display;
    displays.set(key, display);
    return display;
  };

  return (element, pseudoElement) => {
    if (pseudoElement) return none;
    const style = written(element);
    /** @param {string | symbol} name */
    const read = (name) => {
      if (name === 'display') return style.display || displayOf(element);
      if (name === 'visibility') return inherited(element, (one) => written(one).visibility) ?? 'visible';
      if (name === 'pointerEvents') return inherited(element, (one) => written(one).pointerEvents) ?? 'auto';
      return Reflect.get(style, name);
    };
    const getPropertyValue = (/** @type {string} */ name) =>
      name === 'display' || name === 'visibility' ? read(name) : style.getPropertyValue(name);
    return new Proxy(style, {
      get: (_style, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)),
    });
  };
}

/** Elements of one kind have the same display. @param {Element} element */
function kindOf(element) {
  return JSON.stringify([element.localName, ...DECISIVE.map((name) => element.getAttribute(name))]);
}

/** An element of the same kind, without anything else. @param {Element} element */
function bare(element) {
  const copy = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of DECISIVE) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * @param {Element} start
 * @param {(element: Element) => string} read
 * @returns {string | undefined} what the nearest element says that says something
 */
function inherited(start, read) {
  /** @type {Element | null} */
  let element = start;
  for (; element !== null; element = element.parentElement) {
    const value = read(element);
    if (value !== '' && value !== 'inherit') return value;
  }
  return undefined;
}
