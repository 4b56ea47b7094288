/** @param {number} milliseconds */
export function seconds(milliseconds) {
  const whole = Math.round(milliseconds / 1000)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * The lines worth showing of a failed command: its end, where the reason stands.
 *
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 200) {
  const all = output.trimEnd().split('\n')
  const left = all.length - lines
  return left > 0
    ? [`(${left} lines before this left out)`, ...all.slice(left)].join('\n')
    : all.join('\n')
}

/**
 * Shows a named step and its elapsed seconds while it works: one line that counts in a terminal,
 * a line every five seconds elsewhere, so that nobody takes a slow network for a hung program.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = Date.now()
  const terminal = process.stdout.isTTY
  const show = (/** @type {string} */ rest) =>
    process.stdout.write(terminal ? `\r\u001b[K${title} ... ${rest}` : `${title} ... ${rest}\n`)
  process.stdout.write(`${title} ...${terminal ? '' : '\n'}`)
  const timer = setInterval(() => show(seconds(Date.now() - started)), terminal ? 1000 : 5000)
  try {
    const result = await work()
    show(`done in ${seconds(Date.now() - started)}${terminal ? '\n' : ''}`)
    return result
  } catch (error) {
    show(`failed after ${seconds(Date.now() - started)}${terminal ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** A failure that its sentence explains; no stack is shown for it. */
export class StepFailed extends Error {}

/**
 * Runs a command's main function: what it throws is shown in a sentence, and fails the process.
 *
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof StepFailed ? error.message : error)
    process.exit(1)
  })
}
