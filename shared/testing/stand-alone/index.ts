// A step of its own, so that the shared modules are agreed upon before anything imports them.
void import('./page.tsx');
