import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// What `npm test` runs of the widgets' specs (decision 0045): of each the tag, which carries the
// parts; every test that the checklist names, a cut of what all widgets promise, and the specs that
// hold the parts to the tags. The rest is `npm run bench -- tests --only widgets`.

/** Whoever runs Playwright by hand gets all of them. */
export const isCut = process.env['HOLDPOINT_TEST_CUT'] === '1'

const checklist = fileURLToPath(new URL('../../docs/my-forms-checklist.md', import.meta.url))

/** Promises of all widgets: a screen reader's tree, keys, focus, axe, what lies on what. */
const promises = [
  /hosts\.every-tag\.spec\.ts hp-comment-thread at 200 %/,
  / tells a screen reader the same in both forms$/,
  /as element chooses nobody of earlier words/,
  /handed-in\.spec\.ts/,
  /screen-reader\.spec\.ts|tables\.spec\.ts/,
  // The tag carries the parts.
  /radix\.spec\.ts(?!.* as react)/,
  // What opens a tab is for the long run.
  /the dialog as element(?!.*another tab)/,
  /the deed of a confirm dialog as element/,
  /as element.*passe?s? axe(?!.*\bdark\b)/,
  /as element.*(key-tab|key-escape|dialog-esc|textbox-key-down-arrow|listbox-key-enter|grid-right-arrow|key-right-arrow)\b/,
]

function named(): RegExp[] {
  const tests = readFileSync(checklist, 'utf8').matchAll(
    /^ {2}- `packages\/widgets\/(?<file>\S+\.spec\.ts) > (?<titles>.+)`$/gm,
  )
  return Array.from(tests, ({ groups }) => {
    const words = `${groups?.['file']} ${groups?.['titles']?.replaceAll(' > ', ' ')}`
    return new RegExp(`${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |$)`)
  })
}

/** Matches the tests of each run. */
export const eachRun = [...promises, ...named()]
