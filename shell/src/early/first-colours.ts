/**
 * Gives the page its colours before anything of it is painted, by the rule of shared/ui (`applyColorMode`), which is on its way: a
 * dark page never flashes white.
 */
function storedChoice(): string | null {
  try {
    return localStorage.getItem('color-mode');
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

const choice = storedChoice();
const isDark =
  choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');

export {};
