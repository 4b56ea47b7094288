import { describe, expect, test } from 'vitest'
import {
  closingLine,
  countOne,
  countPlaywright,
  countVitest,
  nothing,
  repeatsAllowed,
  sum,
  withExitCode,
} from './report-counts.mjs'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

describe('closingLine', () => {
  test('leaves out what was not skipped', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  })

  test('adds what was skipped', () => {
    expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    )
  })
})

describe('counts', () => {
  test('adds up every runner', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(sum([one, one, countOne(0), countOne(1)])).toEqual({ passed: 3, failed: 5, skipped: 6 })
  })

  test('takes a vitest report, with pending and todo as skipped', () => {
    expect(
      countVitest({
        numPassedTests: 5,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 1,
        testResults: [
          passedFile,
          { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        ],
      }),
    ).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  test('counts a test file that cannot be loaded as a failure', () => {
    expect(
      countVitest({
        numPassedTests: 1,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [passedFile, { status: 'failed', assertionResults: [] }],
      }),
    ).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('takes a playwright report, with errors outside of tests as failures', () => {
    expect(
      countPlaywright({
        stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 },
        errors: [{ message: 'the server did not start' }],
      }),
    ).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  test('lets a few tests pass when they are repeated, and no more', () => {
    const of = (flaky: number) =>
      countPlaywright({ stats: { expected: 7, unexpected: 0, flaky, skipped: 0 }, errors: [] })
    expect(of(repeatsAllowed)).toEqual({ passed: 7 + repeatsAllowed, failed: 0, skipped: 0 })
    expect(of(repeatsAllowed + 1)).toEqual({ passed: 7, failed: repeatsAllowed + 1, skipped: 0 })
  })

  test('counts a runner that fails without a failed test', () => {
    expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  })

  test('counts a runner that ran nothing as a failure', () => {
    expect(withExitCode(nothing, 0).failed).toBe(1)
  })

  test('leaves a clean run alone', () => {
    const clean = { passed: 3, failed: 0, skipped: 1 }
    expect(withExitCode(clean, 0)).toEqual(clean)
  })
})
