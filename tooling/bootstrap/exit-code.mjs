import { constants } from 'node:os'

/**
 * The exit code of a shell: a signal counts as 128 and its number.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1)
}
