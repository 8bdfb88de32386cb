// What the build writes into the page itself, and runs first of all.
import './drop-damaged.ts';
import './first-colours.ts';
import './early-requests.ts';
