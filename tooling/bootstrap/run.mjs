import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { exitCode } from './exit-code.mjs'
import { root } from './root.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment, not an addition to it
 * @property {string} [log] a file that gets the output too
 * @property {number} [limit] milliseconds after which it is stopped; without end if not given
 *
 * @typedef {{ code: number, output: string }} RunResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {WeakSet<import('node:child_process').ChildProcess>} */
const groups = new WeakSet()

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * A command with a limit leads a group of its own, so that its workers end with it.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function stop(child, signal) {
  if (groups.has(child) && child.pid !== undefined) {
    process.kill(-child.pid, signal)
  } else {
    child.kill(signal)
  }
}

/**
 * Ctrl-C must leave no compiler or browser behind.
 *
 * @param {NodeJS.Signals} signal
 */
function stopAll(signal) {
  for (const child of running) {
    stop(child, signal)
  }
  process.exit(exitCode(null, signal))
}

/** @param {import('node:child_process').ChildProcess} child */
function begin(child) {
  if (running.size === 0) {
    signals.forEach((signal) => process.on(signal, stopAll))
  }
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function finish(child) {
  running.delete(child)
  if (running.size === 0) {
    signals.forEach((signal) => process.off(signal, stopAll))
  }
}

/**
 * Runs a command to its end and keeps what it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = root, env = process.env, log, limit } = {}) {
  return new Promise((resolve) => {
    const detached = limit !== undefined && process.platform !== 'win32'
    const child = spawn(command, args, { cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe'] })
    begin(child)
    if (detached) {
      groups.add(child)
    }
    if (log) {
      mkdirSync(path.dirname(log), { recursive: true })
    }
    const file = log ? createWriteStream(log) : undefined
    let output = ''
    const keep = (/** @type {string} */ text) => {
      output += text
      file?.write(text)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            keep(`\n${command} was stopped after ${Math.round(limit / 1000)} s.\n`)
            stop(child, 'SIGKILL')
          }, limit)
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer)
      finish(child)
      file?.end()
      resolve({ code, output })
    }
    child.on('error', (error) => {
      keep(`${command} could not be started: ${error.message}\n`)
      end(127)
    })
    child.on('close', (code, signal) => end(exitCode(code, signal)))
  })
}
