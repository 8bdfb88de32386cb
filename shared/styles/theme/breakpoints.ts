/** From which width of the window on the values of a look count that are given by width, such as `{ base: '4', md: '5' }`. */
export const MIN_WIDTHS = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };
