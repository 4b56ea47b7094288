import { describe, expect, test } from 'vitest'
import { allCalls } from './catalogue.ts'
import { isProblemName, problem, problems } from './problems.ts'

const entries = Object.entries(problems)

describe('the table of problems', () => {
  test.each(entries)('%s has a status of a failure, a name and a whole sentence', (name, entry) => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
    if (name === 'unreachable' || name === 'timed_out' || name === 'aborted') {
      // No host answered, so there is no status to tell.
      expect(entry.status).toBe(0)
    } else {
      expect(entry.status).toBeGreaterThanOrEqual(400)
      expect(entry.status).toBeLessThan(600)
    }
    expect(entry.message).toMatch(/^[A-Z][^\n]*\.$/)
  })

  test('knows its own names and no others', () => {
    expect(entries.every(([name]) => isProblemName(name))).toBe(true)
    for (const name of ['constructor', 'toString', '__proto__', '', undefined, null, 4, {}]) {
      expect(isProblemName(name)).toBe(false)
    }
  })

  test('every card names problems of the table, each once', () => {
    for (const { problems: named } of allCalls()) {
      expect(named.every(isProblemName)).toBe(true)
      expect(new Set(named).size).toBe(named.length)
    }
  })
})

describe('problem', () => {
  test('takes status and sentence from the table', () => {
    expect(problem('forbidden')).toEqual({
      name: 'forbidden',
      status: 403,
      message: 'You may not do this.',
      fields: [],
      details: {},
    })
  })

  test('lets the sentence be more exact, never the status', () => {
    const exact = problem('forbidden', { message: 'This form is not open to you.' })
    expect(exact).toMatchObject({ status: 403, message: 'This form is not open to you.' })
  })

  test('says on 401 what the specification says', () => {
    expect(problem('not_signed_in').message).toBe('Authentication Failed.')
    expect(problem('refresh_failed').message).toBe('Authentication Failed.')
    expect(problem('unexpected').message).toBe('Something went wrong.')
  })
})
