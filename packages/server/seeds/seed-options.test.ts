import { describe, expect, test } from 'vitest'
import { parseSeedOptions } from './seed-options.ts'

const server = { DATABASE_URL: 'postgres://localhost/holdpoint' }

describe('parseSeedOptions', () => {
  test('takes the demo world alone when nothing is typed', () => {
    expect(parseSeedOptions([], {})).toEqual({
      kind: 'run',
      options: {
        databaseUrl: undefined,
        dataDir: '.holdpoint',
        entries: undefined,
        person: 'employee@holdpoint.example',
        share: 3,
      },
    })
  })

  test('takes a million entries for a server', () => {
    const typed = [
      '--entries',
      '1000000',
      '--person',
      'Manager@holdpoint.example',
      '--share',
      '1.5',
    ]
    expect(parseSeedOptions(typed, server)).toEqual({
      kind: 'run',
      options: {
        databaseUrl: server.DATABASE_URL,
        dataDir: '.holdpoint',
        entries: 1_000_000,
        person: 'manager@holdpoint.example',
        share: 1.5,
      },
    })
  })

  test('takes an empty DATABASE_URL for none', () => {
    expect(parseSeedOptions(['--entries', '20000'], { DATABASE_URL: '' })).toMatchObject({
      kind: 'run',
      options: { databaseUrl: undefined },
    })
  })

  test('shows the help when asked', () => {
    expect(parseSeedOptions(['--help'], {})).toEqual({ kind: 'help' })
  })

  test.each([
    [
      ['--entries', 'many'],
      {},
      '--entries takes a whole number from 1 to 20,000,000, such as 1000000.',
    ],
    [
      ['--entries', '0'],
      {},
      '--entries takes a whole number from 1 to 20,000,000, such as 1000000.',
    ],
    [
      ['--entries', '20001'],
      {},
      'More than 20,000 entries need a PostgreSQL server: set DATABASE_URL.',
    ],
    [['--share', '101'], {}, '--share takes a percentage from 0 to 100, such as 3.'],
    [['--person', 'somebody'], {}, '--person takes an email address.'],
    [['--entires', '5'], {}, "Unknown option '--entires'."],
    [
      [],
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    ],
  ])('refuses %j with a sentence', (typed, env, message) => {
    expect(parseSeedOptions(typed, env)).toEqual({ kind: 'wrong', message })
  })
})
