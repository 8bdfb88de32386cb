/**
 * Shared modules (tools/webpack/shared-modules.mjs) that the shell provides to remotes although no screen of its own uses
 * them. The build fails when a row of that table is imported nowhere in the shell.
 */
import 'shared/config-data';
