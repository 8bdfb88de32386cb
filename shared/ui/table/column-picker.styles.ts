import { recipe } from 'shared/styles';

export const anchor = recipe({ base: { display: 'inline-flex', position: 'relative' } });

export const foot = recipe({ base: { borderTopWidth: '1px', borderColor: 'border', mt: '2', pt: '2' } });
