import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { campaigns, usual } from './campaigns.mjs'

// A campaign that broke unnoticed is found here by what costs nothing: every module is loaded with
// all that it imports, and its short form is one that the campaign can be told.

const folder = fileURLToPath(new URL('./campaigns/', import.meta.url))
const known = new Set([...Object.keys(usual), 'only', 'isCut', 'heldS'])

describe('campaigns', () => {
  test('are all named in one table', () => {
    const files = readdirSync(folder)
      .map((file) => file.replace('.mjs', ''))
      .filter((file) => !file.startsWith('widgets-'))
    expect(Object.keys(campaigns).sort()).toEqual(files.sort())
  })

  test.each(Object.entries(campaigns))('%s can be run, and shortly too', (_name, campaign) => {
    expect(campaign.run).toBeTypeOf('function')
    expect(Object.keys(campaign.quick).filter((option) => !known.has(option))).toEqual([])
  })
})
