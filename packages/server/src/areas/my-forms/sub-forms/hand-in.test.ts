import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { fillOut, placeSubForms, shortForm, startOne } from '../../../../test/place-sub-forms.ts'
import { grantTo } from '../../../../test/rights.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await placeSubForms(world)
  employee = await world.as('employee')
})
afterAll(() => world.close())

const statusesOf = async (...ids: string[]) => {
  const details = await Promise.all(ids.map((myFormId) => employee.myForms.get({ myFormId })))
  return details.map((reply) => contentOf(reply).entry.formStatus)
}
const numberOf = async (myFormId: string) =>
  contentOf(await employee.myForms.get({ myFormId })).entry.number
const filledToday = async () => {
  const { kysely } = world.database
  const row = await kysely
    .selectFrom('my_form_day_totals')
    .select(({ fn }) => fn.sum<string>('total').as('total'))
    .where('person_id', '=', cast.employee)
    .where('status', '=', 'fill')
    .executeTakeFirstOrThrow()
  return Number(row.total ?? 0)
}
const submit = (myFormId: string) => employee.myForms.submit({ myFormId })

/** An incident that is filled out with an injury. */
async function anIncident(): Promise<{ incident: string; injury: string }> {
  const incident = await startOne(world, 'f-incident')
  const injury = await startOne(world, 'f-injury', incident)
  await fillOut(world, incident)
  await fillOut(world, injury)
  return { incident, injury }
}

describe('handing in an entry with others below', () => {
  test('is refused until those that are wanted are there and all are filled out', async () => {
    const incident = await startOne(world, 'f-incident')
    const witness = await startOne(world, 'f-witness', incident)
    await fillOut(world, incident)
    const errors = [
      'Form f-injury: 1 more is wanted.',
      `Form f-witness: ${await numberOf(witness)} is not filled out yet.`,
    ]
    expect(await submit(incident)).toMatchObject({ status: 222, errors })
    expect(await statusesOf(incident, witness)).toEqual(['fill', 'in_progress'])
    await fillOut(world, witness)
    const injury = await startOne(world, 'f-injury', incident)
    expect(await submit(incident)).toMatchObject({
      errors: [`Form f-injury: ${await numberOf(injury)} is not filled out yet.`],
    })
    await fillOut(world, injury)
    expect(await submit(incident)).toMatchObject({
      ...{ status: 200, content: { formStatus: 'complete' } },
      message: 'Form and its 2 sub-forms submitted.',
    })
    expect(await statusesOf(incident, witness, injury)).toEqual(Array(3).fill('complete'))
  })

  test('asks what is below those too, and hands in the deepest first', async () => {
    const { incident, injury } = await anIncident()
    const note = await startOne(world, 'f-note', injury)
    expect(await submit(incident)).toMatchObject({
      errors: [`Form f-injury: ${await numberOf(injury)} is not filled out yet.`],
    })
    const below = async () => contentOf(await employee.myForms.get({ myFormId: incident }))
    const numbers = await Promise.all([numberOf(injury), numberOf(note)])
    expect((await below()).fillingBelow.map(({ number }) => number)).toEqual(numbers)
    await fillOut(world, note)
    contentOf(await submit(incident))
    expect((await below()).fillingBelow).toEqual([])
    const events = await world.database.kysely
      .selectFrom('audit_events')
      .select('record_id')
      .where('action', '=', 'submit')
      .where('record_id', 'in', [incident, injury, note])
      .orderBy('sequence')
      .execute()
    expect(events.map(({ record_id: id }) => id)).toEqual([note, injury, incident])
    const { data } = contentOf(await employee.myForms.history({ myFormId: note }))
    expect(data.map(({ action }) => action)).toEqual(['submit', 'fill', 'start'])
  })

  test('hands nothing in where one of them cannot be handed in', async () => {
    const { incident, injury } = await anIncident()
    const lost = await startOne(world, 'f-lost', incident)
    await fillOut(world, lost)
    expect(await submit(incident)).toMatchObject({
      problem: {
        ...{ name: 'wrong_state' },
        message: 'Nobody is there to decide on “Second”. Please ask an administrator.',
      },
    })
    expect(await statusesOf(incident, injury, lost)).toEqual(Array(3).fill('fill'))
    const versions = world.database.kysely.selectFrom('my_form_versions').select('my_form_id')
    expect(await versions.where('my_form_id', 'in', [incident, injury, lost]).execute()).toEqual([])
  })

  test('leaves alone what was handed in before, by itself', async () => {
    const { incident, injury } = await anIncident()
    contentOf(await submit(injury))
    const { entry: before } = contentOf(await employee.myForms.get({ myFormId: injury }))
    world.wait(60_000)
    expect(await submit(incident)).toMatchObject({ message: 'Form submitted.' })
    expect(contentOf(await employee.myForms.get({ myFormId: injury })).entry).toEqual(before)
  })

  test('does not wait for one of which nothing is missing from the start', async () => {
    const [question] = shortForm('sketch').items
    const sketched = { ...shortForm('sketch'), items: question === undefined ? [] : [question] }
    await placeForm(world, 'f-sketch', { published: sketched })
    const subForms = [{ form: 'f-sketch', min: 1, max: 1 }]
    await placeForm(world, 'f-visit', { published: shortForm('visit', { subForms }) })
    const visit = await startOne(world, 'f-visit')
    const before = await filledToday()
    const sketch = await startOne(world, 'f-sketch', visit)
    expect(await statusesOf(sketch, await startOne(world, 'f-sketch'))).toEqual([
      ...['fill', 'in_progress'],
    ])
    expect(await filledToday()).toBe(before + 1)
    await fillOut(world, visit)
    expect(await submit(visit)).toMatchObject({ message: 'Form and its sub-form submitted.' })
    expect(await filledToday()).toBe(before)
  })

  test('takes nothing in of which an answer is missing, whatever is counted above it', async () => {
    const above = await startOne(world, 'f-note')
    const columns = { parent_id: above, form_id: 'f-note' }
    const below = await placeEntry(world, 'uncounted', { status: 'fill', columns })
    await fillOut(world, above)
    expect(await submit(above)).toMatchObject({
      problem: { name: 'wrong_state', message: '1 answer is missing.' },
    })
    expect(await statusesOf(above, below)).toEqual(['fill', 'fill'])
  })

  test('waits for nothing that nobody can start any more', async () => {
    const incident = await startOne(world, 'f-incident')
    await fillOut(world, incident)
    const setStatus = (status: 'archived' | 'published') =>
      world.database.kysely.updateTable('forms').set({ status }).where('id', '=', 'f-injury')
    await setStatus('archived').execute()
    expect(problemOf(await submit(incident))).toBe('status 200')
    await setStatus('published').execute()
  })

  test('is what a row version was sent for, not those below', async () => {
    const { incident } = await anIncident()
    const stale = await employee.myForms.submit({ myFormId: incident }, { ifMatch: 9 })
    expect(problemOf(stale)).toBe('row_changed')
    const { entry } = contentOf(await employee.myForms.get({ myFormId: incident }))
    const asked = await employee.myForms.submit(
      { myFormId: incident },
      { ifMatch: entry.rowVersion },
    )
    expect(problemOf(asked)).toBe('status 200')
  })
})

describe('at once with handing it in', () => {
  const rounds = [1, 2, 3, 4]

  test.each(rounds)('one that is started is part of it, or is too late (%i)', async () => {
    const { incident } = await anIncident()
    const asked = { formId: 'f-witness', parentMyFormId: incident }
    const replies = await Promise.all([submit(incident), employee.myForms.start(asked)])
    expect([
      ['status 200', 'wrong_state'],
      ['status 222', 'status 200'],
    ]).toContainEqual(replies.map(problemOf))
  })

  test.each(rounds)('one that is wanted is deleted, or handed in (%i)', async () => {
    const { incident, injury } = await anIncident()
    const removed = employee.myForms.remove({ myFormId: injury })
    const replies = await Promise.all([submit(incident), removed])
    expect([
      ['status 200', 'forbidden'],
      ['status 222', 'status 200'],
    ]).toContainEqual(replies.map(problemOf))
  })

  test.each(rounds)('one that is handed in by itself is handed in once (%i)', async () => {
    const { incident, injury } = await anIncident()
    const replies = await Promise.all([submit(injury), submit(incident)])
    expect(replies.map(problemOf)[1]).toBe('status 200')
    const versions = world.database.kysely.selectFrom('my_form_versions').select('version')
    expect(await versions.where('my_form_id', '=', injury).execute()).toEqual([{ version: 1 }])
  })
})

describe('opening it again', () => {
  const reopen = async (myFormId: string) => {
    const { reviewForms } = await world.as('employee')
    contentOf(await reviewForms.saveStatus({ myFormId, event: 'reopen', reason: 'A mistake' }))
  }

  test('leaves those below as they are, and handing it in again asks and touches them as before', async () => {
    const { incident, injury } = await anIncident()
    contentOf(await submit(incident))
    await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
    await reopen(incident)
    expect(await statusesOf(incident, injury)).toEqual(['fill', 'complete'])
    const witness = await startOne(world, 'f-witness', incident)
    expect(problemOf(await submit(incident))).toBe('status 222')
    await fillOut(world, witness)
    expect(await submit(incident)).toMatchObject({ message: 'Form and its sub-form submitted.' })
    const versions = world.database.kysely.selectFrom('my_form_versions').select('version')
    expect(await versions.where('my_form_id', '=', injury).execute()).toEqual([{ version: 1 }])
    // One of them that is opened again is handed in by itself.
    await reopen(injury)
    expect(await statusesOf(incident, injury)).toEqual(['complete', 'fill'])
    contentOf(await submit(injury))
  })
  test('one below another that was handed in is asked for its answers too', async () => {
    const { incident, injury } = await anIncident()
    const note = await startOne(world, 'f-note', injury)
    await fillOut(world, note)
    contentOf(await submit(injury))
    await grantTo(world, 'employee', ['edit_own_forms_after_submission'])
    await reopen(note)
    const changes = [{ key: 'fine', value: null }]
    contentOf(await employee.myForms.fill({ myFormId: note, changes }))
    const errors = [`Form f-injury: What is below ${await numberOf(injury)} is not filled out yet.`]
    expect(await submit(incident)).toMatchObject({ status: 222, errors })
    expect(await statusesOf(incident, injury, note)).toEqual(['fill', 'complete', 'in_progress'])
    await fillOut(world, note)
    expect(await submit(incident)).toMatchObject({ message: 'Form and its sub-form submitted.' })
    expect(await statusesOf(incident, injury, note)).toEqual(Array(3).fill('complete'))
  })
})
