/** What a label can belong to (HTML, "labelable element"). */
const LABELABLE = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

/**
 * Replaces how jsdom finds the control of a label and the labels of a control: for each it walks the whole page, and for
 * each label that it meets there walks it again. On a form of fifty fields, where every search by role or label reads
 * them all, that was a fifth of the time of a screen test. Here the labels are read once for as long as the page does not
 * change.
 *
 * @param {Window & typeof globalThis} page
 */
export function findLabelsQuickly(page) {
  const labelsOf = cachedLabels(page.document);
  replaceGetter(page.HTMLLabelElement.prototype, 'control', (label, ofJsdom) =>
    label.isConnected ? controlOf(label) : ofJsdom.call(label),
  );
  const controls = [
    page.HTMLButtonElement,
    page.HTMLInputElement,
    page.HTMLMeterElement,
    page.HTMLOutputElement,
    page.HTMLProgressElement,
    page.HTMLSelectElement,
    page.HTMLTextAreaElement,
  ];
  for (const { prototype } of controls)
    replaceGetter(prototype, 'labels', (control, ofJsdom) =>
      control.isConnected && control.matches(LABELABLE) ? labelsOf(control) : ofJsdom.call(control),
    );
}

/** @param {Document} document @returns {(control: Element) => HTMLLabelElement[]} in the order of the page */
function cachedLabels(document) {
  /** @type {Map<Element | null, HTMLLabelElement[]> | undefined} */
  let cached;
  const observer = new MutationObserver(() => (cached = undefined));
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });
  return (control) => {
    // What has changed in this very task, too.
    if (observer.takeRecords().length > 0) cached = undefined;
    cached ??= byControl(document.querySelectorAll('label'));
    return cached.get(control) ?? [];
  };
}

/** @param {Iterable<HTMLLabelElement>} labels */
function byControl(labels) {
  /** @type {Map<Element | null, HTMLLabelElement[]>} */
  const result = new Map();
  for (const label of labels) {
    const control = controlOf(label);
    result.set(control, [...(result.get(control) ?? []), label]);
  }
  return result;
}

/** @param {HTMLLabelElement} label @returns {Element | null} */
function controlOf(label) {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(LABELABLE);
  const element = id === '' ? null : label.ownerDocument.getElementById(id);
  return element?.matches(LABELABLE) ? element : null;
}

/**
 * @template {object} T
 * @param {T} prototype @param {string} name
 * @param {(self: T, ofJsdom: () => unknown) => unknown} read
 */
function replaceGetter(prototype, name, read) {
  const { get: ofJsdom = () => undefined, ...property } =
    Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  Object.defineProperty(prototype, name, {
    ...property,
    /** @this {T} */
    get() {
      return read(this, ofJsdom);
    },
  });
}
