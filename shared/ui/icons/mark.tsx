/** An icon that tables contain by the hundred, drawn by the style sheet of the page. */
export function Mark({ name, label }: { name: 'external' | 'check'; label: string }) {
  return <span className="gt-mark" data-mark={name} role="img" aria-label={label} />;
}
