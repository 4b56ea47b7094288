import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noState } from '@holdpoint/api'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, limitEntry, placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  return placeEntry(world, `watched-${placed}`, more)
}

async function ask(who: CastName, myFormIds: string[], states: string[] = [], waitS = 0) {
  const { data } = contentOf(
    await (
      await world.as(who)
    ).liveRows.changes({ recordType: 'my_form', ids: myFormIds, states, waitS }),
  )
  return data.map(({ state }) => state)
}

async function comment(who: CastName, myFormId: string, privacyType: 'public' | 'private') {
  const client = await world.as(who)
  return contentOf(await client.myForms.saveComment({ myFormId, comment: 'Seen.', privacyType }))
}

describe('liveRows.changes of entries', () => {
  test('refuses nobody, and tells nothing of a foreign, missing or deleted entry', async () => {
    const mine = await anEntry()
    const limited = await anEntry()
    const gone = await anEntry()
    await limitEntry(world, limited, true)
    await deleteEntry(world, gone)
    expect(
      problemOf(await world.nobody.liveRows.changes({ recordType: 'my_form', ids: [mine] })),
    ).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      expect(await ask(name, [mine, gone, 'missing'])).toEqual([noState, noState, noState])
    }
    expect(await ask('reviewer', [limited, gone])).toEqual([noState, noState])
    const [state] = await ask('employee', [mine])
    expect(state).toMatch(/^[\da-f]{16}$/)
  })

  test.each([[[]], [['a,b c']], [Array.from({ length: 101 }, (_, index) => `id-${index}`)]])(
    'refuses the ids %j with its reason',
    async (myFormIds) => {
      const reply = await (
        await world.as('employee')
      ).liveRows.changes({ recordType: 'my_form', ids: myFormIds })
      expect(problemOf(reply)).toBe('invalid_input')
    },
  )

  test('a state changes with a vote, a comment, its edit and its end, and with nothing else', async () => {
    const myFormId = await anEntry()
    const other = await anEntry()
    const reviewer = await world.as('reviewer')
    const seen = new Set(await ask('employee', [myFormId]))
    const expectAnother = async () => {
      const [state] = await ask('employee', [myFormId])
      expect(seen).not.toContain(state)
      seen.add(state ?? '')
      expect(await ask('employee', [myFormId])).toEqual([state])
    }
    contentOf(await reviewer.myForms.vote({ myFormId }))
    await expectAnother()
    const { id: commentId } = await comment('reviewer', myFormId, 'public')
    await expectAnother()
    world.wait(1000)
    contentOf(await reviewer.myForms.saveComment({ myFormId, commentId, comment: 'Seen twice.' }))
    await expectAnother()
    contentOf(await reviewer.myForms.removeComment({ commentId }))
    const [before] = await ask('employee', [myFormId])
    contentOf(await reviewer.myForms.vote({ myFormId: other }))
    expect(await ask('employee', [myFormId])).toEqual([before])
  })

  test('a private comment is noticed by those alone who may read it', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], sharedWith: ['foreman'] })
    const before = {
      colleague: await ask('colleague', [myFormId]),
      foreman: await ask('foreman', [myFormId]),
      reviewer: await ask('reviewer', [myFormId]),
    }
    await comment('reviewer', myFormId, 'private')
    expect(await ask('colleague', [myFormId])).toEqual(before.colleague)
    expect(await ask('foreman', [myFormId])).toEqual(before.foreman)
    expect(await ask('reviewer', [myFormId])).not.toEqual(before.reviewer)
  })

  test('waits until one of the entries changes, whoever changed it', async () => {
    const ids = [await anEntry(), await anEntry()]
    const states = await ask('employee', ids)
    const started = performance.now()
    const waiting = ask('employee', ids, states, 20)
    await (await world.as('reviewer')).myForms.vote({ myFormId: ids[1] ?? '' })
    const after = await waiting
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(after[0]).toBe(states[0])
    expect(after[1]).not.toBe(states[1])
  })

  test('answers the same states when the time is up, and at once when it knows better', async () => {
    const ids = [await anEntry()]
    const states = await ask('employee', ids)
    const started = performance.now()
    expect(await ask('employee', ids, states, 1)).toEqual(states)
    expect(performance.now() - started).toBeGreaterThan(900)
    expect(await ask('employee', ids, ['old'], 25)).toEqual(states)
    expect(await ask('employee', ids, [], 25)).toEqual(states)
  })

  test('tells a hundred who wait at once, each of their own entry', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => anEntry()))
    const known = await ask('employee', ids)
    const reviewer = await world.as('reviewer')
    const waiting = Array.from({ length: 100 }, (_, turn) => {
      const at = turn % ids.length
      return ask('employee', [ids[at] ?? ''], [known[at] ?? ''], 20)
    })
    for (const myFormId of ids) {
      contentOf(await reviewer.myForms.vote({ myFormId }))
    }
    const told = await Promise.all(waiting)
    told.forEach(([state], turn) => expect(state).not.toBe(known[turn % ids.length]))
  })
})
