/** Arguments of Node for what runs for minutes at most: the programs of a step, Jest's workers, the servers of browser tests. */
export const SHORT_LIVED = [
  // Room for young objects, in MB: compilers, linters and tests make many, and with 16, the default, spend a seventh of their
  // time collecting them.
  '--max-semi-space-size=64',
  // How much of its code, in bytes, a function has run before it is optimized. What runs for a test alone does not make up for
  // that: with the default of 66 kB it takes a tenth of the time.
  '--interrupt-budget=1000000',
  // The same for WebAssembly, which the embedded database is: with the default of 1.8 MB half of what a server takes to start
  // is the optimizing of a database that then does little.
  '--wasm-tiering-budget=18000000',
];
