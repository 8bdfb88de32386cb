/** An icon that tables contain by the hundred, drawn by the style sheet of the page. A function and no component for that. */
export function mark({ name, label }: { name: 'external' | 'check'; label: string }) {
  return <span className="gt-mark" data-mark={name} role="img" aria-label={label} />;
}

/** For remotes that were released before. */
export const Mark = mark;
