/**
 * Which browser tests `npm test` leaves to `npm run bench -- tests` (decision 0045). Whoever runs
 * Playwright by hand gets them all.
 */
export const isCut = process.env['HOLDPOINT_TEST_CUT'] === '1'

// A dialog is looked at in one theme and width; the colours of the others are seen on the pages.
const otherPairs =
  /(Light, (768|1280)|(Dark|Sun), \d+) px|(Light theme at 1280|(Dark|Sun) theme at 360) px/

/** What only the campaign runs: tests that say so, and the other pairs of themes and widths. */
export const leftOut = isCut ? [/@bench\b/, otherPairs] : []

/** What is left out with JavaScript: journeys that each run walks without it alone. */
export const leftOutWithScripts = isCut ? [...leftOut, /@scriptless\b/] : []

/** What runs without JavaScript: journeys through what people do, and what is about just that. */
export const withoutScripts = isCut ? /\.nojs\.spec\.ts|@(journey|scriptless)\b/ : /./
