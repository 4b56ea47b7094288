import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castShard } from '../../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { fillOut, placeSubForms, shortForm, startOne } from '../../../../test/place-sub-forms.ts'
import { evaluateEntry } from '../my-forms.state.ts'
import { entryStateOf } from './below.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await placeSubForms(world)
})
afterAll(() => world.close())

/** What is missing in an entry, and how many statements it takes to find it out. */
async function askedFor(id: string): Promise<{ missing: string[]; statements: number }> {
  const { kysely } = world.database
  const entry = await kysely
    .selectFrom('my_forms')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      statements += 1
      return Promise.resolve(result)
    },
  }
  const person = { shardKey: castShard }
  const evaluation = evaluateEntry(shortForm('incident'), {}, 'UTC', new Date())
  const db = kysely.withPlugin(counting)
  const state = await entryStateOf({ db, person, cacheOwner: world }, entry, { evaluation })
  return { missing: state.missing.map(({ message }) => message), statements }
}

test('what is missing below is found in as many statements, however many there are', async () => {
  const incident = await startOne(world, 'f-incident')
  const addInjury = async () => {
    const injury = await startOne(world, 'f-injury', incident)
    await startOne(world, 'f-note', injury)
    await fillOut(world, injury)
  }
  await addInjury()
  await startOne(world, 'f-witness', incident)
  // The forms are read once and kept.
  await askedFor(incident)
  const few = await askedFor(incident)
  await addInjury()
  await startOne(world, 'f-witness', incident)
  const many = await askedFor(incident)
  expect(many.missing.join(' ').match(/is not filled out yet/g)).toHaveLength(4)
  expect(many.statements).toBe(few.statements)
})
