import { useLayoutEffect, type ReactNode } from 'react';
import { applyColorMode, useColorMode } from './color-mode.ts';

/** The colour mode of the page and everything below it. Mounted once, by the shell. */
export function AppTheme({ children }: { children: ReactNode }) {
  useColorMode();
  useLayoutEffect(applyColorMode, []);
  return children;
}
