import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer
let placed = 0

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

function anEntry(columns: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  return placeEntry(world, `thanked-${placed}`, { sharedWith: ['colleague'], ...columns })
}

describe('kudos', () => {
  test('thank the submitter in front of all who may read the entry', async () => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    const given = await colleague.myForms.giveKudos({ myFormId, category: 'Good catch' })
    expect(contentOf(given)).toEqual({ kudosCount: 1 })
    const employee = await world.as('employee')
    expect(contentOf(await employee.myForms.kudos({ myFormId }))).toMatchObject([
      {
        category: 'Good catch',
        givenBy: { personId: cast.colleague },
        people: [{ personId: cast.employee }],
      },
    ])
    const { entry } = contentOf(await employee.myForms.get({ myFormId }))
    expect(entry.kudosCount).toBe(1)
  })

  test('are said once by each, the last time counting', async () => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    contentOf(await colleague.myForms.giveKudos({ myFormId, category: 'Mentoring' }))
    const personIds = [cast.employee, cast.manager, cast.employee]
    const again = await colleague.myForms.giveKudos({ myFormId, category: 'Teamwork', personIds })
    expect(contentOf(again)).toEqual({ kudosCount: 1 })
    const [only, ...more] = contentOf(await colleague.myForms.kudos({ myFormId }))
    expect(more).toEqual([])
    expect(only?.category).toBe('Teamwork')
    expect(only?.people.map(({ personId }) => personId)).toEqual([cast.employee, cast.manager])
  })

  test.each([
    ['oneself', [cast.colleague], 'Nobody thanks themselves.'],
    ['a stranger', [cast.outsider], 'Somebody is not an employee here, or no longer.'],
  ])('do not thank %s', async (_, personIds, message) => {
    const myFormId = await anEntry()
    const colleague = await world.as('colleague')
    const reply = await colleague.myForms.giveKudos({ myFormId, category: 'Teamwork', personIds })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'personIds', message }] } })
    expect(contentOf(await colleague.myForms.kudos({ myFormId }))).toEqual([])
  })

  test('are offered to whom they are open: not for one’s own, nor for what was given back', async () => {
    const myFormId = await anEntry()
    const read = async (who: 'colleague' | 'employee') =>
      (await world.as(who)).myForms.get({ myFormId })
    const mayThank = async (who: 'colleague' | 'employee') => contentOf(await read(who)).can.thank
    expect(await mayThank('colleague')).toBe(true)
    expect(await mayThank('employee')).toBe(false)
    await world.database.kysely
      .updateTable('my_forms')
      .set({ status: 'fill' })
      .where('id', '=', myFormId)
      .execute()
    expect(problemOf(await read('colleague'))).toBe('forbidden')
    expect(await mayThank('employee')).toBe(false)
  })

  test('do not thank for a draft, nor from outside', async () => {
    const draft = await anEntry({ status: 'in_progress' })
    const employee = await world.as('employee')
    const early = await employee.myForms.giveKudos({
      ...{ myFormId: draft, category: 'Teamwork' as const },
      personIds: [cast.colleague],
    })
    expect(problemOf(early)).toBe('wrong_state')
    const foreman = await world.as('foreman')
    const myFormId = await anEntry()
    const late = await foreman.myForms.giveKudos({ myFormId, category: 'Teamwork' })
    expect(problemOf(late)).toBe('forbidden')
  })
})
