/** A router without addresses of the browser. For tests only: the site has no need of it, and does not ship it. */
export { createMemoryRouter } from 'react-router-dom';
