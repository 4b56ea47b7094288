import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { cast } from '../../../test/cast.ts'
import { placeForm } from '../../../test/place-form.ts'

const isNo = { op: 'eq', args: [{ op: 'value' }, 'no'] } as const

const form: FormDefinition = {
  ...{ schema: 1, key: 'iron_check', version: 1, title: { en: 'Iron check' }, languages: ['en'] },
  items: [
    {
      ...{ key: 'iron', type: 'yesNo', label: { en: 'Iron restrained' }, required: true },
      on: [{ when: isNo, do: 'requireAction' }],
    },
    { key: 'gate', type: 'yesNo', label: { en: 'Gate shut' } },
  ],
}
const sentence = 'Raise an action for this answer.'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await world.database.kysely
    .updateTable('people')
    .set({ manager_id: cast.manager })
    .where('id', '=', cast.employee)
    .execute()
  await placeForm(world, 'f-iron', { published: form })
})
afterAll(() => world.close())

async function answered(value: 'yes' | 'no'): Promise<string> {
  const myFormId = contentOf(await employee.myForms.start({ formId: 'f-iron' })).id
  contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'iron', value }] }))
  return myFormId
}

async function raise(myFormId: string, questionKey?: string): Promise<string> {
  world.wait(1000)
  const draft = { title: 'Restrain it', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }
  const origin = { sourceType: 'my_form', sourceId: myFormId } as const
  const asked = questionKey === undefined ? {} : { questionKey }
  return contentOf(await employee.actions.save({ ...draft, ...origin, ...asked })).actionId
}

async function standing(myFormId: string) {
  const { entry, state, actionQuestions } = contentOf(await employee.myForms.get({ myFormId }))
  return [entry.formStatus, state.missing.map(({ message }) => message), actionQuestions]
}

describe('an answer that asks for an action', () => {
  test('is not handed in without one, nor with one on another question or on the whole', async () => {
    const myFormId = await answered('no')
    expect(await standing(myFormId)).toEqual(['in_progress', [sentence], []])
    await raise(myFormId, 'gate')
    await raise(myFormId)
    expect(await standing(myFormId)).toEqual(['in_progress', [sentence], ['gate']])
    expect(await employee.myForms.submit({ myFormId })).toMatchObject({
      status: 222,
      content: { missing: [{ key: 'iron', message: sentence }] },
      errors: [`Iron restrained: ${sentence}`],
    })
  })

  test('is whole once one is raised on it, and the entry is filled by that alone', async () => {
    const myFormId = await answered('no')
    await raise(myFormId, 'iron')
    expect(await standing(myFormId)).toEqual(['fill', [], ['iron']])
    expect((await employee.myForms.submit({ myFormId })).status).toBe(200)
  })

  test('is whole with one that is linked with it', async () => {
    const elsewhere = await raise(await answered('yes'))
    const myFormId = await answered('no')
    const link = { myFormId, actionId: elsewhere, questionKey: 'iron' }
    contentOf(await employee.myForms.linkAction(link))
    expect(await standing(myFormId)).toEqual(['fill', [], ['iron']])
  })

  test('asks again once its action was given up, but not of what is handed in', async () => {
    const [open, handedIn] = [await answered('no'), await answered('no')]
    const [given, other] = [await raise(open, 'iron'), await raise(handedIn, 'iron')]
    contentOf(await employee.myForms.submit({ myFormId: handedIn }))
    for (const actionId of [given, other]) {
      const why = { event: 'cancel', reason: 'Done by the other crew.' } as const
      contentOf(await employee.actions.move({ actionId, ...why }))
    }
    expect(await standing(open)).toEqual(['in_progress', [sentence], []])
    expect((await employee.myForms.submit({ myFormId: open })).status).toBe(222)
    expect((await standing(handedIn))[1]).toEqual([])
  })

  test('asks again once an action that was linked with it was given up', async () => {
    const elsewhere = await raise(await answered('yes'))
    const myFormId = await answered('no')
    const link = { myFormId, actionId: elsewhere, questionKey: 'iron' }
    contentOf(await employee.myForms.linkAction(link))
    const why = { event: 'cancel', reason: 'Done by the other crew.' } as const
    contentOf(await employee.actions.move({ actionId: elsewhere, ...why }))
    const { data } = contentOf(await employee.myForms.list({ section: 'ongoing', pLimit: 100 }))
    expect(data.find(({ id }) => id === myFormId)?.formStatus).toBe('in_progress')
  })

  test('asks for none any more once it is handed in, unless it is handed back itself', async () => {
    const workflow = { approvals: [{ meaning: 'Iron review', by: 'manager' as const }] }
    await placeForm(world, 'f-reviewed', { published: { ...form, key: 'reviewed', workflow } })
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-reviewed' }))
    const changes = [
      { key: 'iron', value: 'no' },
      { key: 'gate', value: 'yes' },
    ]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    const actionId = await raise(myFormId, 'iron')
    contentOf(await employee.myForms.submit({ myFormId }))
    const why = { event: 'cancel', reason: 'Done by the other crew.' } as const
    contentOf(await employee.actions.move({ actionId, ...why }))
    const { reviewForms } = await world.as('manager')
    const handBack = async (questionKey: string) =>
      contentOf(
        await reviewForms.saveStatus({
          ...{ myFormId, event: 'requestChange' },
          flags: [{ questionKey, note: 'Please look again.' }],
        }),
      )
    await handBack('gate')
    expect((await standing(myFormId))[1]).toEqual([])
    contentOf(await employee.myForms.fill({ myFormId, changes: [{ key: 'gate', value: 'no' }] }))
    contentOf(await employee.myForms.submit({ myFormId }))
    await handBack('iron')
    expect((await standing(myFormId))[1]).toEqual([sentence])
    expect((await employee.myForms.submit({ myFormId })).status).toBe(222)
  })

  test('asks for none where its rule does not hold', async () => {
    const myFormId = await answered('yes')
    expect(await standing(myFormId)).toEqual(['fill', [], []])
  })
})
