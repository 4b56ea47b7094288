import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { campaigns, startedOn, usual } from './campaigns.mjs'

// A campaign that broke unnoticed is found here by what costs nothing: every module is loaded with
// all that it imports, and its short forms are such as it can be told. `npm run bench -- start`
// starts those of the day besides, all of them within six days.

const folder = fileURLToPath(new URL('./campaigns/', import.meta.url))
const known = new Set([
  ...Object.keys(usual),
  ...['only', 'isCut', 'heldS', 'isFresh', 'isKept', 'isListed', 'costRounds', 'times'],
])

describe('campaigns', () => {
  test('are all named in one table', () => {
    const files = readdirSync(folder)
      .map((file) => file.replace('.mjs', ''))
      .filter((file) => !file.startsWith('widgets-'))
    expect(Object.keys(campaigns).sort()).toEqual(files.sort())
  })

  test.each(Object.entries(campaigns))('%s can be run, and shortly too', (_name, campaign) => {
    expect(campaign.run).toBeTypeOf('function')
    const told = [campaign.quick, campaign.least].flatMap((form) => Object.keys(form))
    expect(told.filter((option) => !known.has(option))).toEqual([])
  })

  test('are all started within six days, a few on each', () => {
    const days = Array.from({ length: 6 }, (_, at) =>
      startedOn(new Date(Date.UTC(2026, 0, 1 + at))),
    )
    expect(days.flat().sort()).toEqual(Object.keys(campaigns).sort())
    expect(Math.max(...days.map((names) => names.length))).toBeLessThan(5)
  })
})
