import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, limitEntry, placeEntry } from '../../../../test/place-entry.ts'
import { verifyChain } from '../../../audit.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  world.wait(60_000)
  return placeEntry(world, `voted-${placed}`, more)
}

async function vote(who: CastName, myFormId: string) {
  return (await world.as(who)).myForms.vote({ myFormId })
}

async function votesOf(myFormId: string) {
  const { kysely } = world.database
  const entry = await kysely
    .selectFrom('my_forms')
    .select('upvote_count')
    .where('id', '=', myFormId)
    .executeTakeFirstOrThrow()
  const rows = await kysely
    .selectFrom('my_form_votes')
    .select('person_id')
    .where('my_form_id', '=', myFormId)
    .execute()
  return { counted: entry.upvote_count, rows: rows.map((row) => row.person_id).sort() }
}

describe('myForms.vote', () => {
  test('refuses nobody, and a foreign, missing or deleted entry alike', async () => {
    const myFormId = await anEntry()
    expect(problemOf(await world.nobody.myForms.vote({ myFormId }))).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      expect(problemOf(await vote(name, myFormId))).toBe('forbidden')
      expect(problemOf(await vote(name, 'none'))).toBe('forbidden')
    }
    await deleteEntry(world, myFormId)
    expect(problemOf(await vote('reviewer', myFormId))).toBe('forbidden')
  })

  test("ignores a vote for one's own entry", async () => {
    const myFormId = await anEntry()
    contentOf(await vote('reviewer', myFormId))
    for (let time = 0; time < 2; time += 1) {
      expect(contentOf(await vote('employee', myFormId))).toEqual({
        isUpVote: false,
        upvoteCount: 1,
      })
    }
    expect(await votesOf(myFormId)).toEqual({ counted: 1, rows: ['p-reviewer'] })
  })

  test('opens to whoever may read the entry, limited or not', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    expect(contentOf(await vote('colleague', myFormId)).upvoteCount).toBe(1)
    expect(contentOf(await vote('manager', myFormId)).upvoteCount).toBe(2)
    expect(contentOf(await vote('reviewer', myFormId)).upvoteCount).toBe(3)
    await limitEntry(world, myFormId, true)
    expect(contentOf(await vote('colleague', myFormId)).upvoteCount).toBe(2)
    expect(problemOf(await vote('reviewer', myFormId))).toBe('forbidden')
  })

  test('gives a vote and takes it back, as the list then shows', async () => {
    const myFormId = await anEntry()
    const reviewer = await world.as('reviewer')
    const shown = async () => {
      const { entry } = contentOf(await reviewer.myForms.get({ myFormId }))
      return { isVoteAdded: entry.isVoteAdded, upvoteCount: entry.upvoteCount }
    }
    expect(contentOf(await vote('reviewer', myFormId))).toEqual({ isUpVote: true, upvoteCount: 1 })
    expect(await shown()).toEqual({ isVoteAdded: true, upvoteCount: 1 })
    expect(contentOf(await vote('reviewer', myFormId))).toEqual({ isUpVote: false, upvoteCount: 0 })
    expect(await shown()).toEqual({ isVoteAdded: false, upvoteCount: 0 })
  })

  test('one idempotency key votes once', async () => {
    const myFormId = await anEntry()
    const reviewer = await world.as('reviewer')
    for (let time = 0; time < 3; time += 1) {
      const reply = await reviewer.myForms.vote({ myFormId }, { idempotencyKey: 'vote-once' })
      expect(contentOf(reply)).toEqual({ isUpVote: true, upvoteCount: 1 })
    }
  })

  test('counts what the rows say after fifty at once by several people', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['manager'] })
    const names = ['employee', 'colleague', 'manager', 'reviewer', 'admin'] as const
    await Promise.all(names.map((name) => world.tokenOf(name)))
    const turns = Array.from({ length: 9 }, () => names).flat()
    // Ten each, but the last of the admin's is the colleague's: odd numbers stand.
    const last = ['employee', 'colleague', 'colleague', 'manager', 'reviewer'] as const
    const replies = await Promise.all([...turns, ...last].map((name) => vote(name, myFormId)))
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(await votesOf(myFormId)).toEqual({ counted: 2, rows: ['p-admin', 'p-colleague'] })
    const record = { shardKey: 'test-org', recordType: 'my_form', recordId: myFormId }
    // The ten that were ignored leave no trace.
    const trail = await verifyChain(world.database.kysely, record)
    expect(trail).toEqual({ rows: 40, broken: undefined })
  })
})
