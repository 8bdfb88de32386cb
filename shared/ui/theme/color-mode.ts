import { useSyncExternalStore } from 'react';

/** What the reader chose; `system` follows the device. */
export type ColorModeChoice = 'system' | 'light' | 'dark';
export type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'color-mode';
const CHOICES: readonly ColorModeChoice[] = ['system', 'light', 'dark'];
const listeners = new Set<() => void>();
let choice: ColorModeChoice | undefined;

function isChoice(value: unknown): value is ColorModeChoice {
  return CHOICES.some((known) => known === value);
}

/** Storage may be forbidden (private windows, strict settings); the choice then lasts as long as the page. */
function storedChoice(): ColorModeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

function currentChoice(): ColorModeChoice {
  choice ??= storedChoice();
  return choice;
}

function darkDevice() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** Paper is light. */
function printing() {
  return window.matchMedia('print');
}

function currentMode(): ColorMode {
  if (printing().matches) return 'light';
  const chosen = currentChoice();
  if (chosen !== 'system') return chosen;
  return darkDevice().matches ? 'dark' : 'light';
}

/** Puts the mode on the page's root element, where the page's own first script has put it by the same rule (shell/src/early). */
export function applyColorMode(): void {
  const mode = currentMode();
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
  listeners.forEach((listener) => listener());
}

function setChoice(next: ColorModeChoice) {
  choice = next;
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Not stored: see storedChoice.
  }
  applyColorMode();
}

/** The device may change its mode at dusk, and another tab may change the choice. */
function followOutsideChanges(): () => void {
  const [device, paper] = [darkDevice(), printing()];
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    choice = storedChoice();
    applyColorMode();
  };
  device.addEventListener('change', applyColorMode);
  paper.addEventListener('change', applyColorMode);
  window.addEventListener('storage', onStorage);
  return () => {
    device.removeEventListener('change', applyColorMode);
    paper.removeEventListener('change', applyColorMode);
    window.removeEventListener('storage', onStorage);
  };
}

let stopFollowing: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopFollowing ??= followOutsideChanges();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

/** The colour mode in force, what the reader chose, and the two ways to change it. */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, currentMode);
  const chosen = useSyncExternalStore(subscribe, currentChoice);
  return {
    mode,
    choice: chosen,
    setChoice,
    toggle: () => setChoice(mode === 'dark' ? 'light' : 'dark'),
  };
}
