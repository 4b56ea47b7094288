import { describe, expect, test } from 'vitest'
import { expectConsole } from './vitest-strict-console.ts'

describe('the strict console', () => {
  test('lets an announced message pass', () => {
    expectConsole('warn', /low on ink/)
    console.warn('low on ink')
  })

  test.fails('fails a test that prints an error', () => {
    expect(1).toBe(1)
    console.error('provoked by the test of the strict console')
  })

  test.fails('fails a test whose announced message never comes', () => {
    expectConsole('error', /nothing like it/)
  })
})
