// The colours of a line come before its mark.
// oxlint-disable-next-line no-control-regex
const passedOrSkipped = /^(?:\s|\u001b\[\d*m)*(?:✓|↓|-\s+\d+ \[)/

/**
 * What a runner printed, without the lines of tests that passed or were skipped: those that failed,
 * with all that is said of them, would be lost among them.
 *
 * @param {string} output
 */
export function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !passedOrSkipped.test(line))
    .join('\n')
}
