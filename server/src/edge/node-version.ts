const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Imported before anything else: an older Node fails later, with a message that does not name the cause. */
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
