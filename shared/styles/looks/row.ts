/** Looks of things beside each other, which wrap when there is no room. */
export const ROW_STYLES = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } as const;
