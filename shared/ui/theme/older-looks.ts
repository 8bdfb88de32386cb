const classes = new Map<string, string>();

/** A prop by which older remotes say looks: Chakra's `css`, `srOnly`, and conditions such as `_hover`. */
export function isOlderLook(name: string): boolean {
  return name === 'css' || name === 'srOnly' || name.startsWith('_');
}

/**
 * Remotes that were built before looks were evaluated by the build give them to the kit as objects, which Chakra evaluated
 * in the browser. They get a class at once, and its rules when the code that makes them has come (ADR 24). Until the next
 * contract number.
 *
 * @returns the class; none without looks
 */
export function olderLooks({ css, ...own }: Record<string, unknown>): string {
  if (css === undefined && Object.keys(own).length === 0) return '';
  const looks = [css, own];
  const key = JSON.stringify(looks);
  const known = classes.get(key);
  if (known !== undefined) return known;
  const className = `gt-older-${classes.size}`;
  classes.set(key, className);
  void import('./older-rules.ts').then(({ addRules }) => addRules(className, looks));
  return className;
}
