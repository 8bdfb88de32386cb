/** Stands in for every imported style sheet: tests look at roles and text, never at styles. */
export default {};
