/**
 * A deterministic spread of privacies: of 100 pairs of gene and centre about 4 are restricted, 8 protected
 * and 88 public. The source is public throughout, so this is derived to let every visibility rule be seen.
 */
export function privacyOf(accId: string, workUnit: string): 'public' | 'protected' | 'restricted' {
  const share = hash(`${accId}|${workUnit}`) % 100;
  if (share < 4) return 'restricted';
  if (share < 12) return 'protected';
  return 'public';
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
