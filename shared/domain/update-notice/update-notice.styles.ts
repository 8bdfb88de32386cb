import { styles } from 'shared/styles';

export const changes = styles({
  '& thead th:first-child': { w: '40%' },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    pe: '4',
    py: '0.5',
    overflowWrap: 'break-word',
  },
  '& thead th': { fontSize: 'xs', color: 'fg.muted' },
  '& tbody th': { fontWeight: 'normal' },
});
