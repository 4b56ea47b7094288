import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  categoriesMax,
  categoryLevels,
  contrastOf,
  fixedCategoryTypes,
  legibleContrast,
  sqrPhases,
} from '@holdpoint/api'
import { castShard } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { defaultStatuses } from '../sqr/setup/default-statuses.ts'
import { defaultCategories, plantCategories, plantMissingCategories } from './plant-categories.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const countOf = async (shardKey: string) => {
  const { kysely } = world.database
  const rows = await kysely
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('shard_key', '=', shardKey)
    .execute()
  return rows.length
}

describe('what comes with Holdpoint', () => {
  test('has a tree of each type that people may edit, no deeper and no longer than it may be', () => {
    for (const [type, levels] of Object.entries(categoryLevels)) {
      const ofType = defaultCategories.filter((entry) => entry.type === type)
      expect(Math.max(0, ...ofType.map(({ level = 1 }) => level)), type).toBe(
        fixedCategoryTypes.some((fixed) => fixed === type) ? 0 : levels,
      )
      expect(ofType.length).toBeLessThan(categoriesMax)
    }
  })

  test('has ids that the wire takes, each once, and those that fields name', () => {
    const ids = defaultCategories.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[\w.-]{1,64}$/.test(id) || id.endsWith('-'))).toEqual([])
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['ncr.origin', 'ncr.disposition', 'ncr.class', 'ncr.cause'],
        'incident.fracturing.pump-fleet.fluid-end-washout',
      ]),
    )
  })

  test('has a status of each phase whose words are legible', () => {
    expect(defaultStatuses.map(({ phase }) => phase)).toEqual(sqrPhases)
    for (const { background_color, text_color, name } of defaultStatuses) {
      expect(contrastOf(background_color, text_color), name).toBeGreaterThanOrEqual(legibleContrast)
    }
  })
})

describe('planting', () => {
  test('is done twice without harm, and leaves what was changed as it is', async () => {
    const { kysely } = world.database
    const now = new Date()
    await plantCategories(kysely, castShard, now)
    const renamed = { name: 'Rework it' }
    await kysely
      .updateTable('categories')
      .set(renamed)
      .where('shard_key', '=', castShard)
      .where('id', '=', 'ncr.disposition.rework')
      .execute()
    await plantCategories(kysely, castShard, now)
    expect(await countOf(castShard)).toBe(defaultCategories.length)
    const row = await kysely
      .selectFrom('categories')
      .select('name')
      .where('id', '=', 'ncr.disposition.rework')
      .executeTakeFirst()
    expect(row).toEqual(renamed)
  })

  test('is done at the start for an organisation that has none, and for no other', async () => {
    const { kysely } = world.database
    const other = { id: 'bare', shard_key: 'bare-us', name: 'Bare', time_zone: 'UTC' }
    await kysely.insertInto('organisations').values(other).execute()
    await kysely.deleteFrom('categories').where('id', '=', 'code.mech').execute()
    await plantMissingCategories(world.database, { clock: { now: () => new Date() } })
    expect(await countOf('bare-us')).toBe(defaultCategories.length)
    expect(await countOf(castShard)).toBe(defaultCategories.length - 1)
  })
})
