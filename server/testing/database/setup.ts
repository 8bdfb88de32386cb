import { prepareTestDatabases } from './test-database.ts';

/** Jest's global setup of the server package. */
export default prepareTestDatabases;
