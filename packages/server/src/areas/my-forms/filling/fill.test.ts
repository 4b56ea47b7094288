import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { signedRevision, type Answers, type FormDefinition } from '@holdpoint/forms'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { castPassword } from '../../../../test/cast.ts'
import { publishLimitedForm } from '../../../../test/limited-form.ts'

let world: TestServer
let employee: Client
let colleague: Client

beforeAll(async () => {
  world = await startTestServer()
  await publishLimitedForm(world)
  employee = await world.as('employee')
  colleague = await world.as('colleague')
})
afterAll(() => world.close())

async function started(): Promise<string> {
  return contentOf(await employee.myForms.start({ formId: 'f-check' })).id
}

function sign(myFormId: string, answersRev?: number) {
  return employee.myForms.sign({
    myFormId,
    answersRev,
    questionKey: 'inspector',
    kind: 'typed',
    name: 'Test Employee',
    password: castPassword,
  })
}

describe('myForms.start', () => {
  test('refuses nobody, an unknown form and a form that is not open', async () => {
    expect(problemOf(await world.nobody.myForms.start({ formId: 'f-check' }))).toBe('not_signed_in')
    expect(problemOf(await employee.myForms.start({ formId: 'f-none' }))).toBe('forbidden')
  })

  test('starts an entry with what is known of the person', async () => {
    const id = await started()
    const { entry, answers, can } = contentOf(await employee.myForms.get({ myFormId: id }))
    expect(entry).toMatchObject({ formStatus: 'in_progress', crew: 'F-01 Red', padNames: 'N/A' })
    expect(entry.number).toMatch(/^FRM-26-\d{5}$/)
    expect(answers['at']?.value).toBe('2026-03-05T09:00')
    expect(answers['district']?.value).toBe('PER')
    expect(can).toEqual({
      fill: true,
      submit: false,
      delete: true,
      handOver: true,
      sign: false,
      share: false,
      thank: false,
    })
  })

  test('takes the published version, and refuses any other with its sentence', async () => {
    const published = await employee.myForms.start({ formId: 'f-limited', version: 3 })
    expect(contentOf(published).id).not.toBe('')
    const before = contentOf(await employee.myForms.list({})).totalRecords
    for (const version of [2, 4]) {
      expect(await employee.myForms.start({ formId: 'f-limited', version })).toMatchObject({
        status: 'problem',
        problem: {
          name: 'version_not_published',
          status: 409,
          message:
            'This form has another version by now. Please look at it again and start that one.',
          details: { version: 3 },
        },
      })
    }
    expect(contentOf(await employee.myForms.list({})).totalRecords).toBe(before)
  })

  test.each([
    ['f-limited', undefined, true],
    ['f-limited', 0, false],
    ['f-check', undefined, false],
    ['f-check', 1, true],
  ] as const)('of %s with isLimitedAccess %j is limited: %j', async (formId, sent, isLimited) => {
    const access = sent === undefined ? {} : { isLimitedAccess: sent }
    const { id } = contentOf(await employee.myForms.start({ formId, ...access }))
    const row = await world.database.kysely
      .selectFrom('my_forms')
      .select('is_limited_access')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.is_limited_access).toBe(isLimited)
    const reviewer = await world.as('reviewer')
    const read = await reviewer.myForms.get({ myFormId: id })
    expect(read.status === 200).toBe(!isLimited)
  })

  test('the same idempotency key starts one entry, another body under it none', async () => {
    const options = { idempotencyKey: 'start-once' }
    const first = await employee.myForms.start({ formId: 'f-check' }, options)
    const second = await employee.myForms.start({ formId: 'f-check' }, options)
    expect(contentOf(second).id).toBe(contentOf(first).id)
    const other = await employee.myForms.start({ formId: 'f-other' }, options)
    expect(problemOf(other)).toBe('idempotency_mismatch')
  })

  test('fifty posts at once with one key make one entry', async () => {
    const before = contentOf(await employee.myForms.list({})).totalRecords
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        employee.myForms.start({ formId: 'f-check' }, { idempotencyKey: 'fifty' }),
      ),
    )
    expect(new Set(replies.map((reply) => contentOf(reply).id)).size).toBe(1)
    expect(contentOf(await employee.myForms.list({})).totalRecords).toBe(before + 1)
  })
})

describe('myForms.fill', () => {
  test("somebody else's entry and one that does not exist answer alike", async () => {
    const id = await started()
    const foreign = await colleague.myForms.fill({ myFormId: id, changes: [] })
    const missing = await colleague.myForms.fill({ myFormId: 'none', changes: [] })
    expect(problemOf(foreign)).toBe('forbidden')
    expect(foreign).toEqual(missing)
  })

  test('saves answers, counts revisions and keeps the entry in progress', async () => {
    const myFormId = await started()
    const changes = [{ key: 'tidy', value: 'yes' }]
    const content = contentOf(await employee.myForms.fill({ myFormId, changes }))
    expect(content).toMatchObject({ formStatus: 'in_progress', revs: { tidy: 1 }, conflicts: [] })
    expect(content.state.missing.map(({ key }) => key)).toEqual(['barrier', 'inspector'])
    const detail = contentOf(await employee.myForms.get({ myFormId }))
    expect(detail.answers['tidy']).toEqual({ value: 'yes', rev: 1 })
  })

  test('keeps what is valid and says which answers are not', async () => {
    const myFormId = await started()
    const reply = await employee.myForms.fill({
      myFormId,
      changes: [
        { key: 'tidy', value: 'perhaps' },
        { key: 'barrier', value: 'yes' },
        { key: 'nothing', value: 1 },
      ],
    })
    expect(reply.status).toBe(222)
    const detail = contentOf(await employee.myForms.get({ myFormId }))
    expect(Object.keys(detail.answers)).toContain('barrier')
    expect(Object.keys(detail.answers)).not.toContain('tidy')
  })

  test('a change on an older revision is a conflict and shows both', async () => {
    const myFormId = await started()
    await employee.myForms.fill({ myFormId, changes: [{ key: 'tidy', value: 'yes', baseRev: 0 }] })
    const reply = await employee.myForms.fill({
      myFormId,
      changes: [{ key: 'tidy', value: 'no', baseRev: 0 }],
    })
    expect(contentOf(reply).conflicts).toEqual([{ key: 'tidy', current: { value: 'yes', rev: 1 } }])
  })

  test('a No asks for a note before the form counts as filled', async () => {
    const myFormId = await started()
    await employee.myForms.fill({
      myFormId,
      changes: [
        { key: 'tidy', value: 'no' },
        { key: 'barrier', value: 'yes' },
      ],
    })
    contentOf(await sign(myFormId))
    const refused = await employee.myForms.submit({ myFormId })
    expect(refused.status).toBe(222)
    const filled = await employee.myForms.fill({
      myFormId,
      changes: [{ key: 'tidy', value: 'no', note: 'Hose across the walkway' }],
    })
    // The note came after the signature, which therefore stands for it no more.
    expect(contentOf(filled).formStatus).toBe('in_progress')
    expect(contentOf(await sign(myFormId)).formStatus).toBe('fill')
  })

  test('signature and photo cannot be smuggled in as a value', async () => {
    const myFormId = await started()
    const forged = { kind: 'typed', name: 'Somebody', at: '2026-01-01T00:00:00Z' }
    const reply = await employee.myForms.fill({
      myFormId,
      changes: [{ key: 'inspector', value: forged }],
    })
    expect(reply.status).toBe(222)
  })
})

describe('myForms.sign', () => {
  test('a wrong password signs nothing', async () => {
    const myFormId = await started()
    const reply = await employee.myForms.sign({
      myFormId,
      questionKey: 'inspector',
      kind: 'typed',
      name: 'Test Employee',
      password: 'wrong',
    })
    expect(problemOf(reply)).toBe('invalid_input')
    const detail = contentOf(await employee.myForms.get({ myFormId }))
    expect(detail.answers['inspector']).toBeUndefined()
  })

  test('signs the answers that were read, and none that were changed since', async () => {
    const myFormId = await started()
    const { definition, answers } = contentOf(await employee.myForms.get({ myFormId }))
    const read = signedRevision(definition as FormDefinition, answers as Answers, 'inspector')
    const changes = [{ key: 'tidy', value: 'yes' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    const stale = await sign(myFormId, read)
    expect(stale).toMatchObject({
      problem: { name: 'row_changed', message: expect.stringMatching(/^Not signed: answers/) },
    })
    expect(contentOf(await employee.myForms.get({ myFormId })).answers['inspector']).toBeUndefined()
    expect(contentOf(await sign(myFormId, read + 1)).answer).toMatchObject({
      signature: { answersRev: read + 1 },
    })
  })

  test("signs with the typed name at the server's time", async () => {
    const myFormId = await started()
    contentOf(await sign(myFormId))
    const detail = contentOf(await employee.myForms.get({ myFormId }))
    expect(detail.answers['inspector']?.signature).toMatchObject({
      kind: 'typed',
      name: 'Test Employee',
      at: '2026-03-05T15:00:00.000Z',
      personId: 'p-employee',
    })
  })
})

describe('a signature', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function draw(myFormId: string): Promise<string> {
    const form = new FormData()
    form.set('myFormId', myFormId)
    form.set('questionKey', 'inspector')
    form.set('kind', 'drawn')
    form.set('file', new Blob([png]), 'signature.png')
    const response = await world.http('/my-form-sign', {
      method: 'POST',
      body: form,
      as: 'employee',
    })
    expect(response.status).toBe(200)
    const { answers } = contentOf(await employee.myForms.get({ myFormId }))
    return answers['inspector']?.signature?.uploadId ?? ''
  }

  test('that is drawn anew takes the old drawing off the entry', async () => {
    const myFormId = await started()
    const first = await draw(myFormId)
    const second = await draw(myFormId)
    expect(problemOf(await employee.myForms.answerImage({ myFormId, uploadId: first }))).toBe(
      'not_found',
    )
    expect((await employee.myForms.answerImage({ myFormId, uploadId: second })).status).toBe(200)
    contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', kind: 'clear' }))
    expect(problemOf(await employee.myForms.answerImage({ myFormId, uploadId: second }))).toBe(
      'not_found',
    )
  })

  test('leaves the note of its question alone', async () => {
    const myFormId = await started()
    const changes = [{ key: 'inspector', value: null, note: 'Signed at the gate' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    contentOf(await sign(myFormId))
    const { answers } = contentOf(await employee.myForms.get({ myFormId }))
    expect(answers['inspector']).toMatchObject({ note: 'Signed at the gate', rev: 2 })
  })

  test("cannot be drawn with somebody else's file", async () => {
    const mine = await started()
    const uploadId = await draw(mine)
    const theirs = contentOf(await colleague.myForms.start({ formId: 'f-check' })).id
    const reply = await colleague.myForms.sign({
      myFormId: theirs,
      questionKey: 'inspector',
      kind: 'drawn',
      file: `upload:${uploadId}`,
    })
    expect(problemOf(reply)).toBe('invalid_input')
  })
})

describe('a change on a version that is gone', () => {
  test('is refused with the version that is there now', async () => {
    const myFormId = await started()
    const { entry } = contentOf(await employee.myForms.get({ myFormId }))
    const change = (value: string, ifMatch: number) =>
      employee.myForms.fill({ myFormId, changes: [{ key: 'tidy', value }] }, { ifMatch })
    contentOf(await change('yes', entry.rowVersion))
    const late = await change('no', entry.rowVersion)
    expect(late).toMatchObject({
      status: 'problem',
      problem: { name: 'row_changed', details: { rowVersion: entry.rowVersion + 1 } },
    })
    const options = { ifMatch: entry.rowVersion }
    expect(problemOf(await employee.myForms.submit({ myFormId }, options))).toBe('row_changed')
    expect(problemOf(await employee.myForms.remove({ myFormId }, options))).toBe('row_changed')
    contentOf(await employee.myForms.remove({ myFormId }, { ifMatch: entry.rowVersion + 1 }))
  })
})

describe('myForms.submit', () => {
  test('submits a whole entry, scores it and lists it under Completed', async () => {
    const myFormId = await started()
    await employee.myForms.fill({
      myFormId,
      changes: [
        { key: 'tidy', value: 'yes' },
        { key: 'barrier', value: 'no' },
        { key: 'seen', value: 'Barrier was open at the east side' },
      ],
    })
    contentOf(await sign(myFormId))
    const content = contentOf(await employee.myForms.submit({ myFormId }))
    expect(content).toEqual({
      formStatus: 'complete',
      score: 25,
      result: 'fail',
      isUnchanged: false,
    })
    const page = contentOf(await employee.myForms.list({ section: 'completed' }))
    expect(page.data.find((row) => row.id === myFormId)).toMatchObject({
      formStatus: 'complete',
      score: 25,
      formTitleAnswer: 'Barrier was open at the east side',
      // Nobody is asked to sign it.
      isSignatureComplete: true,
    })
    const late = await employee.myForms.fill({
      myFormId,
      changes: [{ key: 'tidy', value: 'no' }],
    })
    expect(problemOf(late)).toBe('wrong_state')
    expect(problemOf(await employee.myForms.remove({ myFormId }))).toBe('forbidden')
  })
})

describe('myForms.remove', () => {
  test('deletes a draft, which is then gone for its owner too', async () => {
    const myFormId = await started()
    expect(problemOf(await colleague.myForms.remove({ myFormId }))).toBe('forbidden')
    contentOf(await employee.myForms.remove({ myFormId }))
    expect(problemOf(await employee.myForms.get({ myFormId }))).toBe('forbidden')
  })
})
