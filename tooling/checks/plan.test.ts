import { describe, expect, test } from 'vitest'
import { runPlan } from './plan.mjs'
import { countOne } from './report-counts.mjs'

function planOf(events: string[]) {
  return function step(
    id: string,
    options: {
      code?: number
      needs?: string[]
      after?: string[]
      alone?: string
      work?: () => Promise<void>
    } = {},
  ) {
    const { code = 0, work = () => Promise.resolve(), ...rest } = options
    const run = async () => {
      events.push(`+${id}`)
      await work()
      events.push(`-${id}`)
      return { counts: countOne(code) }
    }
    return { id, title: id, run, ...rest }
  }
}

/** Work that goes on until it is told that it may end. */
function untilReleased() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { work: () => released, release: () => release() }
}

const silent = { started: () => {}, finished: () => {} }

describe('runPlan', () => {
  test('runs two at a time and answers in the order of the plan', async () => {
    const events: string[] = []
    const step = planOf(events)
    const { work, release } = untilReleased()
    const last = step('b', { work: async () => release() })
    const finished = await runPlan([step('slow', { work }), step('a'), last], 2, silent)
    expect(events.slice(0, 4)).toEqual(['+slow', '+a', '-a', '+b'])
    expect(finished.map(({ step: { id } }) => id)).toEqual(['slow', 'a', 'b'])
  })

  test('goes on after a failure and skips what needs the failed step', async () => {
    const events: string[] = []
    const step = planOf(events)
    const plan = [step('build', { code: 1 }), step('browser', { needs: ['build'] }), step('unit')]
    const finished = await runPlan(plan, 1, silent)
    expect(events).toEqual(['+build', '-build', '+unit', '-unit'])
    expect(finished.map(({ result }) => result.counts)).toEqual([
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 0, failed: 0, skipped: 1 },
      { passed: 1, failed: 0, skipped: 0 },
    ])
    expect(finished[1]?.result.note).toContain('build')
  })

  test('runs a step alone when it asks for it', async () => {
    const events: string[] = []
    const step = planOf(events)
    await runPlan([step('a'), step('timed', { alone: 'clock' }), step('b')], 2, silent)
    expect(events).toEqual(['+a', '-a', '+timed', '-timed', '+b', '-b'])
  })

  test('runs steps side by side that want to be alone together', async () => {
    const events: string[] = []
    const step = planOf(events)
    const first = untilReleased()
    const plan = [
      step('js', { alone: 'portal', work: first.work }),
      step('no-js', { alone: 'portal', work: () => Promise.resolve(first.release()) }),
      step('other', { alone: 'widgets' }),
    ]
    await runPlan(plan, 2, silent)
    expect(events.slice(0, 2)).toEqual(['+js', '+no-js'])
    expect(events.slice(-2)).toEqual(['+other', '-other'])
  })

  test('waits for the steps that a step comes after, failed ones too, and not for absent ones', async () => {
    const events: string[] = []
    const step = planOf(events)
    const last = step('list', { after: ['unit', 'browser', 'absent'] })
    await runPlan([last, step('unit', { code: 1 }), step('browser')], 2, silent)
    expect(events.slice(-2)).toEqual(['+list', '-list'])
  })

  test('counts a step that throws as failed and keeps its reason', async () => {
    const broken = { id: 'x', title: 'x', run: () => Promise.reject(new Error('no such tool')) }
    const [finished] = await runPlan([broken], 2, silent)
    expect(finished?.result.counts.failed).toBe(1)
    expect(finished?.result.output).toContain('no such tool')
  })

  test('runs what it has while the rest is not known yet, and fails where that never is', async () => {
    const events: string[] = []
    const step = planOf(events)
    const more = untilReleased()
    const first = step('build', { work: async () => more.release() })
    const later = more.work().then(() => [step('unit', { after: ['build'] })])
    const finished = await runPlan([first], 2, silent, later)
    expect(events).toEqual(['+build', '-build', '+unit', '-unit'])
    expect(finished.map(({ step: { id } }) => id)).toEqual(['build', 'unit'])
    const never = Promise.reject(new Error('no network'))
    await expect(runPlan([step('lint')], 2, silent, never)).rejects.toThrow('no network')
  })

  test('refuses steps that wait for each other', async () => {
    const step = planOf([])
    const plan = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]
    await expect(runPlan(plan, 2, silent)).rejects.toThrow('Steps wait for each other: a, b')
  })
})
