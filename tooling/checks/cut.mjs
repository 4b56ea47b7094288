/**
 * Which browser tests `npm test` leaves to `npm run bench -- tests` (decision 0045). Whoever runs
 * Playwright by hand gets them all.
 */
export const isCut = process.env['HOLDPOINT_TEST_CUT'] === '1'

// Each theme is looked at in one width.
const otherPairs =
  /(Light, (768|1280)|Dark, (360|768)|Sun, 1280) px|(Light theme at 1280|(Dark|Sun) theme at 360) px/

/** What only the campaign runs: tests that say so, and the other pairs of themes and widths. */
export const leftOut = isCut ? [/@bench\b/, otherPairs] : []

/** What runs without JavaScript: journeys through what people do, and what is about just that. */
export const withoutScripts = isCut ? /\.nojs\.spec\.ts|@journey\b/ : /./
