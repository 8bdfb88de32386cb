import { browserJest } from 'tools/jest';
export default browserJest(import.meta.url);
