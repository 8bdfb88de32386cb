/** The first import of a command that needs packages: brings them where they are missing, or says why it cannot. */
import { bringDependencies } from './dependencies.mjs';
import { fail, requireNode } from './node-version.mjs';

requireNode();
if (!bringDependencies()) fail('The dependencies could not be brought: see the message above.');
