import { afterEach, beforeEach } from 'vitest'

/**
 * `console.error` and `console.warn` fail a test: a warning that nobody must read is a defect that
 * nobody fixes. A test that provokes one says so beforehand with `expectConsole`.
 */

type Level = 'error' | 'warn'

const original = { error: console.error, warn: console.warn }
let expected: { level: Level; pattern: RegExp; seen: boolean }[] = []
let unexpected: string[] = []

/** Announces one kind of message; the test fails when it does not come. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: false })
}

function receive(level: Level, values: unknown[]): void {
  const message = values.map((value) => (value instanceof Error ? value.stack : String(value)))
  const text = message.join(' ')
  const announced = expected.find((one) => one.level === level && one.pattern.test(text))
  if (announced) {
    announced.seen = true
    return
  }
  unexpected.push(`console.${level}: ${text}`)
  original[level](...values)
}

beforeEach(() => {
  expected = []
  unexpected = []
  console.error = (...values: unknown[]) => receive('error', values)
  console.warn = (...values: unknown[]) => receive('warn', values)
})

afterEach(() => {
  Object.assign(console, original)
  const missing = expected.filter(({ seen }) => !seen)
  const complaints = [
    ...unexpected,
    ...missing.map(
      ({ level, pattern }) => `console.${level} was announced as ${pattern}: it never came`,
    ),
  ]
  if (complaints.length > 0) {
    throw new Error(`The console must stay quiet in a test.\n${complaints.join('\n')}`)
  }
})
