interface MarkProps {
  name: 'external' | 'check';
  label: string;
}

/** An icon that tables contain by the hundred, drawn by the style sheet of the page. */
export function Mark(props: MarkProps) {
  return mark(props);
}

/** The same without a component of its own, for cells of tables. */
export function mark({ name, label }: MarkProps) {
  return <span className="gt-mark" data-mark={name} role="img" aria-label={label} />;
}
