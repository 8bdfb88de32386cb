/**
 * Browser pieces that jsdom lacks and that the kit or the router touch while rendering.
 * Each does the least that lets a component render; behaviour that depends on layout is tested in a real browser.
 */
import { File } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { ownStyles } from './own-styles.mjs';
import { findLabelsQuickly } from './quick-labels.mjs';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
// The environment takes Blob and FormData from Node but leaves jsdom's File, which that FormData refuses.
globalThis.File = File;

// Nor can it read a form, which React does while a form is submitted.
globalThis.FormData = class extends FormData {
  /** @param {HTMLFormElement} [form] */
  constructor(form) {
    super();
    for (const control of form?.elements ?? []) {
      if ('name' in control && control.name && 'value' in control) {
        this.append(String(control.name), String(control.value));
      }
    }
  }
};

class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= InertObserver;
globalThis.IntersectionObserver ??= InertObserver;

// Nothing matches: a test that needs a handset or a dark screen sets its own matchMedia.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
  /** @param {string} type @param {PointerEventInit} [init] */
  constructor(type, init = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
    this.isPrimary = init.isPrimary ?? true;
  }
};

const nowhere = () => {};
// jsdom defines window.scrollTo, but only to print "not implemented".
window.scrollTo = nowhere;
Element.prototype.scrollTo ??= nowhere;
Element.prototype.scrollIntoView ??= nowhere;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= nowhere;
Element.prototype.releasePointerCapture ??= nowhere;
URL.createObjectURL ??= () => 'blob:jsdom';
URL.revokeObjectURL ??= nowhere;

// The kit's dialogs, menus and tooltips are the browser's own modal dialogs and popovers, which jsdom has only by name.
// Inertness, focus keeping and the top layer are tested in a real browser.
HTMLElement.prototype.showPopover ??= nowhere;
HTMLElement.prototype.hidePopover ??= nowhere;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.returnFocusTo = document.activeElement;
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.returnFocusTo?.focus();
};

// The environment has Node's AbortController, which its fetch asks for; jsdom's listeners know only jsdom's own
// and refuse the signal. Here they take it, and let go when it aborts.
// The window has its own method, apart from that of all other targets.
for (const target of [EventTarget.prototype, window]) {
  const { addEventListener } = target;
  target.addEventListener = function addEventListenerWithAnySignal(type, listener, options) {
    const { signal, ...others } = typeof options === 'object' && options !== null ? options : {};
    if (signal === undefined) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    const letGo = () => (this ?? window).removeEventListener(type, listener, others);
    signal.addEventListener('abort', letGo, { once: true });
    return addEventListener.call(this, type, listener, others);
  };
}

window.getComputedStyle = ownStyles(window.getComputedStyle.bind(window));
findLabelsQuickly(window);
