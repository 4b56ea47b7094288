import { nothing } from './report-counts.mjs'

/**
 * @typedef {import('./report-counts.mjs').Counts} Counts
 *
 * @typedef {object} StepResult
 * @property {Counts} counts
 * @property {string} [output] shown when something failed
 * @property {string} [note] one sentence for the summary
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {string} title
 * @property {string[]} [needs] ids of steps without which this one cannot run
 * @property {string[]} [after] ids of steps to wait for, if they run, whatever becomes of them
 * @property {string} [alone] the name of those that drive a browser together: nothing else runs
 *   beside them
 * @property {() => Promise<StepResult>} run
 *
 * @typedef {{ step: Step, result: StepResult, milliseconds: number }} FinishedStep
 */

/** @param {FinishedStep | undefined} finished */
const succeeded = (finished) => finished !== undefined && finished.result.counts.failed === 0

/**
 * Runs the steps in their order, at most `size` at a time, and goes on after a failure, so that one
 * run shows everything that is wrong.
 *
 * @param {Step[]} steps
 * @param {number} size
 * @param {{ started: (step: Step) => void, finished: (step: FinishedStep) => void }} watcher
 * @param {Promise<Step[]>} [later] what is known only while the first ones run already
 * @returns {Promise<FinishedStep[]>}
 */
export async function runPlan(steps, size, watcher, later = Promise.resolve([])) {
  const waiting = [...steps]
  const planned = new Set(steps.map(({ id }) => id))
  let isWhole = false
  const whole = later.then((more) => {
    waiting.push(...more)
    more.forEach(({ id }) => planned.add(id))
    isWhole = true
  })
  /** @type {Map<string, FinishedStep>} */
  const done = new Map()
  /** @type {Map<string, { alone: string | undefined, work: Promise<void> }>} */
  const busy = new Map()

  /** @param {Step} step */
  const isReady = ({ needs = [], after = [] }) =>
    needs.every((id) => done.has(id)) && after.every((id) => done.has(id) || !planned.has(id))

  /** @param {Step} step */
  async function perform(step) {
    const started = Date.now()
    const missing = (step.needs ?? []).filter((id) => !succeeded(done.get(id)))
    /** @type {StepResult} */
    let result
    if (missing.length > 0) {
      const note = `not run, because it needs: ${missing.join(', ')}`
      result = { counts: { ...nothing, skipped: 1 }, note }
    } else {
      watcher.started(step)
      try {
        result = await step.run()
      } catch (error) {
        const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
        result = { counts: { ...nothing, failed: 1 }, output }
      }
    }
    const finished = { step, result, milliseconds: Date.now() - started }
    done.set(step.id, finished)
    watcher.finished(finished)
  }

  while (!isWhole || waiting.length + busy.size > 0) {
    const next = waiting.find(isReady)
    const fits = [...busy.values()].every(({ alone }) => alone === next?.alone)
    if (next && busy.size < size && fits) {
      waiting.splice(waiting.indexOf(next), 1)
      const work = perform(next).finally(() => busy.delete(next.id))
      busy.set(next.id, { alone: next.alone, work })
    } else if (!isWhole || busy.size > 0) {
      const others = [...busy.values()].map(({ work }) => work)
      await Promise.race(isWhole ? others : [whole, ...others])
    } else {
      throw new Error(`Steps wait for each other: ${waiting.map(({ id }) => id).join(', ')}`)
    }
  }
  return [...planned].flatMap((id) => done.get(id) ?? [])
}
