import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { run } from '../bootstrap/run.mjs'
import { countOne, countPlaywright, countVitest, nothing, withExitCode } from './report-counts.mjs'
import { testEnvironment } from './test-environment.mjs'
import { idsWith } from './test-outcomes.mjs'

/**
 * @typedef {import('./plan.mjs').Step} Step
 * @typedef {import('./plan.mjs').StepResult} StepResult
 * @typedef {import('./report-counts.mjs').Counts} Counts
 */

/** A step that hangs is stopped and shown, so that the run ends all the same. */
const stepLimit = 30 * 60_000

export const bin = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/**
 * @param {string} id
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runNode(id, args, env = testEnvironment()) {
  const log = path.join(root, `out/${id}.log`)
  return run(process.execPath, args, { env, log, limit: stepLimit })
}

/**
 * A check without tests of its own.
 *
 * @param {string} id
 * @param {string} title
 * @param {string[]} args
 * @returns {Step}
 */
export function check(id, title, args) {
  return {
    id,
    title,
    run: async () => {
      const { code, output } = await runNode(id, args)
      return { counts: countOne(code), output }
    },
  }
}

/**
 * A runner that leaves a JSON report behind; one that breaks down before that still counts.
 *
 * @template Report
 * @param {string} id
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: Report) => Counts} count
 * @param {(report: Report) => string | undefined} [noteOf]
 * @returns {Promise<StepResult>}
 */
async function runReported(id, args, env, count, noteOf) {
  const file = path.join(root, `out/${id}.json`)
  rmSync(file, { force: true })
  const { code, output } = await runNode(id, args, env)
  try {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const note = noteOf?.(report)
    return { counts: withExitCode(count(report), code), output, ...(note ? { note } : {}) }
  } catch {
    const reason = `The run ended with code ${code} and without a report that can be read.`
    return { counts: { ...nothing, failed: 1 }, output: `${output}\n${reason}` }
  }
}

/**
 * @param {string} id
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runVitest(id, args, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=out/${id}.json`]
  return runReported(id, [bin.vitest, 'run', ...reporters, ...args], env, countVitest)
}

/**
 * Names the tests that failed, and those that passed only when they were repeated, so that they are
 * looked into.
 *
 * @param {string} id
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runPlaywright(id, args, env) {
  /** @param {import('./report-counts.mjs').PlaywrightReport & import('./test-outcomes.mjs').PlaywrightReport} report */
  const noteOf = (report) => {
    const named = [
      ...idsWith(report, root, 'unexpected').map((id) => `failed: ${id}`),
      ...idsWith(report, root, 'flaky').map((id) => `passed only when repeated: ${id}`),
    ]
    return named.length > 0 ? named.join('\n         ') : undefined
  }
  return runReported(id, [bin.playwright, 'test', ...args], env, countPlaywright, noteOf)
}
