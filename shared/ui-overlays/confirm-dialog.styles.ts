import { recipe } from 'shared/styles';

export const title = recipe({
  base: { display: 'flex', alignItems: 'center', gap: '2', '& > svg': { color: 'warning.fg' } },
});
