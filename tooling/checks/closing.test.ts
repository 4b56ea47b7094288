import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { budgetMinutes, describeSlow, ending, slowestFiles, timeLines } from './closing.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'closing-'))
  mkdirSync(path.join(base, 'out'))
})
afterEach(() => rmSync(base, { recursive: true }))

const report = (step: string, content: unknown) =>
  writeFileSync(path.join(base, `out/${step}.json`), JSON.stringify(content))

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

describe('the slowest test files', () => {
  test('are found in the reports of both runners, with repeats and groups', () => {
    report('unit', {
      testResults: [
        { name: path.join(base, 'packages/a.test.ts'), startTime: 1000, endTime: 3500 },
        { name: path.join(base, 'packages/b.test.ts'), startTime: 1000, endTime: 1100 },
      ],
    })
    report('widgets', {
      config: { rootDir: path.join(base, 'apps') },
      suites: [
        {
          file: 'c.spec.ts',
          specs: [spec(100, 200)],
          suites: [{ file: 'c.spec.ts', specs: [spec(3000)] }],
        },
      ],
    })
    expect(slowestFiles(base, ['unit', 'widgets', 'absent'])).toEqual([
      { file: 'apps/c.spec.ts', step: 'widgets', milliseconds: 3300 },
      { file: 'packages/a.test.ts', step: 'unit', milliseconds: 2500 },
      { file: 'packages/b.test.ts', step: 'unit', milliseconds: 100 },
    ])
  })

  test('are ten at most', () => {
    const testResults = Array.from({ length: 14 }, (_, index) => ({
      name: path.join(base, `${index}.test.ts`),
      startTime: 0,
      endTime: index,
    }))
    report('unit', { testResults })
    expect(describeSlow(slowestFiles(base, ['unit']))).toHaveLength(11)
    expect(describeSlow([])).toEqual([])
  })
})

describe('the time of a run', () => {
  const run = { isWhole: true, load: 3.21, cores: 2 }
  const over = (budgetMinutes * 60 + 1) * 1000

  test('is said', () => {
    expect(timeLines(61_000, run)).toEqual([
      'Everything took 1 min 1 s; what each step printed is in out/.',
    ])
  })

  test('is held against the budget, beside the load', () => {
    const [, line] = timeLines(over, run)
    expect(line).toContain('over the budget of 8 minutes')
    expect(line).toContain('was 3.2 on 2 cores')
  })

  test('of a part is held against nothing', () => {
    expect(timeLines(over, { ...run, isWhole: false })).toHaveLength(1)
  })
})

describe('the end of a run', () => {
  const counts = [{ passed: 3, failed: 0, skipped: 1 }]
  const time = ['Everything took 1 s.']

  test('says what was not proved, and fails on it where it could have been proved', () => {
    const gaps = { failed: 1, lines: ['FAILED  Not proved: the words of a PDF.'] }
    expect(ending({ counts, gaps, time })).toEqual({
      exitCode: 1,
      lines: [...gaps.lines, ...time, '3 passed, 1 failed, 1 skipped'],
    })
  })

  test('says it elsewhere as well, where nothing fails on it', () => {
    const gaps = { failed: 0, lines: ['Note:   Not proved: the words of a PDF.'] }
    const { exitCode, lines } = ending({ counts, gaps, time })
    expect(exitCode).toBe(0)
    expect(lines[0]).toContain('Not proved')
  })
})
