import { onHandset, recipe } from 'shared/styles';

export const choices = recipe({
  base: {
    maxH: '60',
    overflowY: 'auto',
    mt: '1',
    mx: '-1',
    px: '1',
    fontSize: 'xs',
    listStyle: 'none',
    overscrollBehavior: 'contain',
    // There the panel itself scrolls; a box that scrolls inside it would catch the finger.
    [onHandset]: { maxH: 'none' },
  },
});
