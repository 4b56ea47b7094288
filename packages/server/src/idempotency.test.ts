import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls, catalogue, type Client } from '@holdpoint/api'
import { castPassword, castShard } from '../test/cast.ts'
import { sendPhoto } from '../test/send-photo.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../test/harness.ts'
import { fingerprintOf } from './idempotency.ts'
import { uploadFieldsOf } from './upload-fields.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())

const formId = 'f-check'

async function started(): Promise<string> {
  return contentOf(await employee.myForms.start({ formId })).id
}

function signed(myFormId: string, idempotencyKey: string, password = castPassword) {
  return employee.myForms.sign(
    { myFormId, questionKey: 'inspector', kind: 'typed', name: 'Test Employee', password },
    { idempotencyKey },
  )
}

async function fillWhole(myFormId: string): Promise<void> {
  const changes = [
    { key: 'tidy', value: 'yes' },
    { key: 'barrier', value: 'yes' },
  ]
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  contentOf(await signed(myFormId, `sign ${myFormId}`))
}

async function rowsOf(recordId: string) {
  return world.database.kysely
    .selectFrom('audit_events')
    .select('action')
    .where('record_id', '=', recordId)
    .orderBy('sequence')
    .execute()
}

describe('an idempotency key', () => {
  test('answers the same again, word for word', async () => {
    const options = { idempotencyKey: 'again' }
    const first = await employee.myForms.start({ formId }, options)
    const second = await employee.myForms.start({ formId }, options)
    expect(second).toEqual(first)
    expect(await rowsOf(contentOf(first).id)).toHaveLength(1)
  })

  test("is a person's own: another's same key is another key", async () => {
    const options = { idempotencyKey: 'shared by chance' }
    const colleague = await world.as('colleague')
    const outsider = await world.as('outsider')
    const ids = [employee, colleague, outsider].map(async (client) =>
      contentOf(await client.myForms.start({ formId }, options)),
    )
    const made = await Promise.all(ids)
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  })

  test('stands for one call and one input, whatever the order of its fields', async () => {
    const idempotencyKey = 'one meaning'
    const myFormId = await started()
    const changes = [{ key: 'tidy', value: 'yes', note: 'clear' }]
    const first = await employee.myForms.fill({ myFormId, changes }, { idempotencyKey })
    const turned = { changes: [{ note: 'clear', value: 'yes', key: 'tidy' }], myFormId }
    expect(await employee.myForms.fill(turned, { idempotencyKey })).toEqual(first)
    expect(problemOf(await employee.myForms.submit({ myFormId }, { idempotencyKey }))).toBe(
      'idempotency_mismatch',
    )
  })

  test('remembers a partly refused save, which has written something', async () => {
    const idempotencyKey = 'partly'
    const myFormId = await started()
    const changes = [
      { key: 'tidy', value: 'yes' },
      { key: 'barrier', value: 'perhaps' },
    ]
    const first = await employee.myForms.fill({ myFormId, changes }, { idempotencyKey })
    expect(first.status).toBe(222)
    expect(await employee.myForms.fill({ myFormId, changes }, { idempotencyKey })).toEqual(first)
  })

  test('forgets a refused submit: the same key submits once nothing is missing', async () => {
    const idempotencyKey = 'submit later'
    const myFormId = await started()
    expect((await employee.myForms.submit({ myFormId }, { idempotencyKey })).status).toBe(222)
    await fillWhole(myFormId)
    const submitted = await employee.myForms.submit({ myFormId }, { idempotencyKey })
    expect(submitted.status).toBe(200)
    expect(await employee.myForms.submit({ myFormId }, { idempotencyKey })).toEqual(submitted)
  })

  test('forgets a failure as well', async () => {
    const idempotencyKey = 'failed at first'
    const myFormId = await started()
    expect(problemOf(await signed(myFormId, idempotencyKey, 'wrong'))).toBe('invalid_input')
    expect((await signed(myFormId, idempotencyKey)).status).toBe(200)
  })

  test('twenty twins of one submit at once all get its one answer', async () => {
    const myFormId = await started()
    await fillWhole(myFormId)
    const twins = await Promise.all(
      Array.from({ length: 20 }, () =>
        employee.myForms.submit({ myFormId }, { idempotencyKey: 'twins' }),
      ),
    )
    expect(twins).toEqual(twins.map(() => twins[0]))
    expect(twins[0]?.status).toBe(200)
    const actions = (await rowsOf(myFormId)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'submit')).toHaveLength(1)
  })

  test('signs once, without asking for the password again', async () => {
    const myFormId = await started()
    const first = await signed(myFormId, 'sign once')
    expect(first.status).toBe(200)
    expect(await signed(myFormId, 'sign once', 'anything')).toEqual(first)
    const actions = (await rowsOf(myFormId)).map(({ action }) => action)
    expect(actions).toEqual(['start', 'sign'])
  })

  test('keeps nothing that a password could be guessed from', async () => {
    const myFormId = await started()
    const input = { myFormId, questionKey: 'inspector', kind: 'typed', name: 'A' }
    const db = world.database.kysely
    const fingerprints = await Promise.all(
      ['one', 'two'].map((password) =>
        fingerprintOf(db, catalogue.myForms.sign, castShard, { ...input, password }),
      ),
    )
    expect(fingerprints[0]).toBe(fingerprints[1])
    const other = await fingerprintOf(db, catalogue.myForms.sign, castShard, {
      ...input,
      name: 'B',
    })
    expect(other).not.toBe(fingerprints[0])
  })

  test('takes a picture or a paper that is sent again for the same, in whatever field', async () => {
    const { kysely: db } = world.database
    const uploads = [await sendPhoto(world), await sendPhoto(world)]
    const taking = allCalls().flatMap((card) =>
      [...uploadFieldsOf(card).keys()].map((field) => [card, field] as const),
    )
    for (const [card, field] of taking) {
      const [first, second] = await Promise.all(
        uploads.map((id) => fingerprintOf(db, card, castShard, { [field]: id })),
      )
      expect(first, card.name).toBe(second)
      const other = await fingerprintOf(db, card, castShard, { [field]: 'none of them' })
      expect(other, card.name).not.toBe(first)
    }
  })

  test('deletes once', async () => {
    const myFormId = await started()
    const first = await employee.myForms.remove({ myFormId }, { idempotencyKey: 'delete once' })
    expect(first.status).toBe(200)
    expect(await employee.myForms.remove({ myFormId }, { idempotencyKey: 'delete once' })).toEqual(
      first,
    )
  })

  test('leaves nothing in the log', () => {
    expect(world.failures).toEqual([])
  })
})

describe('two saves at once', () => {
  test('lose no answer, and count every revision', async () => {
    const myFormId = await started()
    const notes = Array.from({ length: 24 }, (_, index) => `note ${index}`)
    const replies = await Promise.all(
      notes.map((note, index) =>
        employee.myForms.fill({
          myFormId,
          changes: [
            { key: index % 2 === 0 ? 'tidy' : 'barrier', value: 'yes', note },
            { key: 'seen', value: note },
          ],
        }),
      ),
    )
    expect(replies.every((reply) => reply.status === 200)).toBe(true)
    const { answers, revision } = contentOf(await employee.myForms.get({ myFormId }))
    expect(revision).toBe(24)
    expect(answers['seen']?.rev).toBe(24)
    expect(answers['tidy']?.rev).toBe(12)
    expect(answers['barrier']?.rev).toBe(12)
    expect(await rowsOf(myFormId)).toHaveLength(25)
  })

  test('on the same revision leave one winner and twenty-three conflicts', async () => {
    const myFormId = await started()
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        employee.myForms.fill({
          myFormId,
          changes: [{ key: 'seen', value: `writer ${index}`, baseRev: 0 }],
        }),
      ),
    )
    const contents = replies.map((reply) => contentOf(reply))
    expect(contents.filter(({ conflicts }) => conflicts.length === 0)).toHaveLength(1)
  })

  test('and a submit: what is submitted is what was saved and signed', async () => {
    const myFormId = await started()
    await fillWhole(myFormId)
    const [submit, fill] = await Promise.all([
      employee.myForms.submit({ myFormId }),
      employee.myForms.fill({ myFormId, changes: [{ key: 'tidy', value: 'no', note: 'Hose' }] }),
    ])
    const { answers, entry } = contentOf(await employee.myForms.get({ myFormId }))
    const isSavedFirst = fill.status === 200
    // An answer that is saved first voids the signature, which is then to be given again.
    expect([submit.status, entry.formStatus, entry.score, answers['tidy']?.value]).toEqual(
      isSavedFirst ? [222, 'in_progress', null, 'no'] : [200, 'complete', 100, 'yes'],
    )
  })
})
