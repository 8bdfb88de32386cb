import { recipe, styles } from 'shared/styles';

export const section = recipe({ base: { borderTopWidth: '1px', borderColor: 'border', py: '0.5' } });

/** A section whose value differs from empty (ui-screens 2.11). */
export const changed = styles({ fontStyle: 'italic', color: 'accent.fg', fontWeight: 'semibold' });
