import { recipe } from 'shared/styles';

export const anchor = recipe({ base: { display: 'inline-flex', position: 'relative' } });

export const items = recipe({ base: { display: 'flex', flexDirection: 'column', p: '1' } });
