import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { sendFile } from '../../../test/send-photo.ts'
import { runHousekeeping } from '../../housekeeping.ts'

type Draft = CallInput<CallOf<'actions.save'>>

const day = 24 * 3_600_000
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const draft: Draft = { title: 'Mend the valve', assigneeIds: cast.colleague, dueOn: '2026-03-20' }

async function save(who: CastName, more: Partial<Draft> = {}) {
  world.wait(1000)
  return (await world.as(who)).actions.save({ ...draft, ...more })
}

async function detailOf(who: CastName, actionId: string) {
  return contentOf(await (await world.as(who)).actions.get({ actionId }))
}

function fieldsOf(reply: Awaited<ReturnType<typeof save>>) {
  return reply.status === 'problem' ? reply.problem.fields : []
}

describe('the refusals of actions.save', () => {
  test('let nobody in, and nobody edit what is not their own', async () => {
    expect(problemOf(await world.nobody.actions.save(draft))).toBe('not_signed_in')
    await placeAction(world, 'theirs', { verifier: 'manager' })
    for (const who of ['colleague', 'manager', 'admin', 'outsider'] as const) {
      expect(problemOf(await save(who, { actionId: 'theirs' }))).toBe('forbidden')
    }
    expect(problemOf(await save('employee', { actionId: 'none' }))).toBe('forbidden')
  })

  test.each([
    ['title', { title: ' a ' }],
    ['assigneeIds', { assigneeIds: [] }],
    ['assigneeIds', { assigneeIds: [cast.colleague, cast.outsider] }],
    ['ownerId', { ownerId: cast.outsider }],
    ['verifierId', { verifierId: 'p-none' }],
    ['dueOn', { dueOn: '2026-03-04' }],
    ['dueOn', { dueOn: '2026-02-30' }],
    ['assetId', { assetId: 'none' }],
    ['workOrderId', { workOrderId: 'none' }],
    ['effectivenessDays', { effectivenessDays: '31' }],
  ] as const)('say what is wrong with %s', async (path, more) => {
    const reply = await save('employee', more as Partial<Draft>)
    expect(problemOf(reply)).toBe('invalid_input')
    expect(fieldsOf(reply)).toMatchObject([{ path }])
  })

  test('raise nothing from an entry that is not open, or from a question that it has not', async () => {
    await placeEntry(world, 'closed-to-many', { isLimited: true })
    const from = { sourceType: 'my_form', sourceId: 'closed-to-many' } as const
    for (const who of ['colleague', 'reviewer', 'outsider'] as const) {
      expect(problemOf(await save(who, from))).toBe('forbidden')
    }
    const questionKey = 'no-such-question'
    expect(fieldsOf(await save('employee', { ...from, questionKey }))).toMatchObject([
      { path: 'questionKey' },
    ])
  })

  test('let nobody verify what they do, and leave nothing that waits for nobody', async () => {
    const message = 'Somebody else verifies what one does.'
    expect(fieldsOf(await save('employee', { verifierId: cast.colleague }))).toEqual([
      { path: 'verifierId', message },
    ])
    await placeAction(world, 'waiting', {
      verifier: 'manager',
      columns: { status: 'pending_verification' },
    })
    expect(fieldsOf(await save('employee', { actionId: 'waiting' }))).toMatchObject([
      { path: 'verifierId' },
    ])
  })

  test('edit nothing that is closed', async () => {
    await placeAction(world, 'done', { columns: { status: 'closed' } })
    expect(problemOf(await save('employee', { actionId: 'done' }))).toBe('wrong_state')
  })
})

describe('actions.save', () => {
  test('takes 9,999 people and no more', { timeout: 120_000 }, async () => {
    const ids = Array.from({ length: 9_999 }, (_, place) => `p-many-${place}`)
    await hireMany()
    const { actionId } = contentOf(await save('employee', { assigneeIds: ids }))
    const { assigneeCount, assignees } = await detailOf('employee', actionId)
    expect([assigneeCount, assignees.length]).toEqual([9_999, 9_999])
    const more = await save('employee', { assigneeIds: [...ids, cast.colleague] })
    expect(more).toMatchObject({ problem: { name: 'invalid_input' } })
    expect(JSON.stringify(more)).toContain('9999')
  })

  test('edits what is one’s own, counts each move of its due date and keeps to the version', async () => {
    const { actionId, rowVersion } = contentOf(await save('employee'))
    const employee = await world.as('employee')
    const edit = { ...draft, actionId, title: 'Change the valve', dueOn: '2026-03-25' }
    const stale = await employee.actions.save(edit, { ifMatch: rowVersion + 1 })
    expect(problemOf(stale)).toBe('row_changed')
    contentOf(await employee.actions.save(edit, { ifMatch: rowVersion }))
    expect(await detailOf('colleague', actionId)).toMatchObject({
      ...{ title: 'Change the valve', dueOn: '2026-03-25', firstDueOn: '2026-03-20', dueMoves: 1 },
      rowVersion: rowVersion + 1,
    })
  })

  test('takes along what was found, which is no evidence, whoever owns it', async () => {
    const files = await Promise.all(
      ['one.png', 'two.png'].map((name) =>
        sendFile(world, 'employee', { field: 'document', name, bytes: png }),
      ),
    )
    const said = { ownerId: cast.manager, evidenceMin: 1 }
    const { actionId } = contentOf(
      await save('employee', { ...said, files: files.map((id) => `upload:${id}`) }),
    )
    const { files: held } = await detailOf('colleague', actionId)
    expect(held.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'source one.png',
      'source two.png',
    ])
    const doing = await world.as('colleague')
    contentOf(await doing.actions.move({ actionId, event: 'start' }))
    expect(problemOf(await doing.actions.move({ actionId, event: 'complete' }))).toBe('wrong_state')
    const history = contentOf(await doing.actions.history({ actionId })).data
    expect(history.at(-1)?.fields).toContainEqual(
      expect.objectContaining({ label: 'File', to: 'one.png, two.png' }),
    )
  })

  test('raises nothing with a file that is not there, not one’s own, or one too many', async () => {
    const theirs = await sendFile(world, 'colleague', {
      ...{ field: 'document', name: 'theirs.png', bytes: png },
    })
    for (const files of ['upload:none', `upload:${theirs}`]) {
      const refused = await save('employee', { title: 'Raised by nobody', files })
      expect(fieldsOf(refused)).toMatchObject([{ path: 'files' }])
    }
    const tooMany = Array.from({ length: 11 }, (_, place) => `upload:${place}`)
    expect(fieldsOf(await save('employee', { files: tooMany }))).toMatchObject([{ path: 'files' }])
    const { actionId } = contentOf(await save('employee'))
    const edited = await save('employee', { actionId, files: 'upload:none' })
    expect(fieldsOf(edited)).toMatchObject([{ path: 'files' }])
    const employee = await world.as('employee')
    const { data } = contentOf(await employee.actions.list({ search: 'Raised by nobody' }))
    expect(data).toEqual([])
  })

  test('raised from a question takes its words and photos, which stay when they leave the entry', async () => {
    const employee = await world.as('employee')
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
    const changes = [{ key: 'tidy', value: 'no', note: 'A hose lies there' }]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    const photo = new FormData()
    photo.set('myFormId', myFormId)
    photo.set('questionKey', 'tidy')
    photo.set('file', new Blob([png]), 'hose.png')
    const init = { method: 'POST', body: photo, as: 'employee' } as const
    expect((await world.http('/my-form-answer-images', init)).status).toBe(200)
    const questionKey = 'tidy'
    const from = { sourceType: 'my_form', sourceId: myFormId, questionKey } as const
    const { actionId } = contentOf(await save('employee', from))
    const { source, files } = await detailOf('colleague', actionId)
    expect(source).toMatchObject({
      title: 'Short check',
      question: 'Walkways are free',
      questionKey,
    })
    expect(source?.answer).toContain('No')
    expect(files).toMatchObject([{ kind: 'source', name: 'hose.png', type: 'image/png' }])

    const uploadId = files[0]?.uploadId ?? ''
    const gone = { myFormId, questionKey, uploadId }
    contentOf(await employee.myForms.removeAnswerImage(gone))
    world.wait(2 * day)
    await runHousekeeping(world)
    const colleague = await world.as('colleague')
    expect((await colleague.actions.file({ actionId, uploadId })).status).toBe(200)
    const kept = await employee.myForms.answerImage({ myFormId, uploadId })
    expect(problemOf(kept)).toBe('not_found')
  })
})

function hireMany() {
  return sql`
    insert into people (id, shard_key, employee_number, first_name, last_name, full_name, email,
      employee_type, employee_title, position, hire_date, password_hash)
    select 'p-many-' || place, ${castShard}, 'many-' || place, 'Many', 'People', 'Many People',
      'many-' || place || '@holdpoint.example', 'Field', 'Operator', 'Operator', '2020-01-01', 'x'
    from generate_series(0, 9998) as place`.execute(world.database.kysely)
}

describe('actions.add', () => {
  test('raises all of them or none', async () => {
    const employee = await world.as('employee')
    const one = { ...draft, title: 'One of two' }
    const bad = await employee.actions.add({
      actions: JSON.stringify([one, { ...one, assigneeIds: [cast.outsider] }]),
    })
    expect(problemOf(bad)).toBe('invalid_input')
    const titled = () =>
      world.database.kysely.selectFrom('actions').select('id').where('title', '=', one.title)
    expect(await titled().execute()).toEqual([])
    const added = contentOf(await employee.actions.add({ actions: JSON.stringify([one, one]) }))
    expect(added).toHaveLength(2)
    expect(await titled().execute()).toHaveLength(2)
  })
})

describe('an action of a limited entry', () => {
  test('is seen by those who have to do with it, and not by their team or who sees everything', async () => {
    await placeEntry(world, 'limited', { isLimited: true })
    await placeAction(world, 'quiet', { myFormId: 'limited' })
    const seen = async (who: CastName) =>
      (await (await world.as(who)).actions.get({ actionId: 'quiet' })).status
    expect(await Promise.all((['employee', 'colleague'] as const).map(seen))).toEqual([200, 200])
    for (const who of ['foreman', 'reviewer', 'admin'] as const) {
      expect(await seen(who), who).toBe('problem')
      const { data } = contentOf(
        await (await world.as(who)).actions.list({ section: 'all', pLimit: 200 }),
      )
      expect(data.map(({ actionId }) => actionId)).not.toContain('quiet')
    }
  })
})

describe('actions.linkSuggestion', () => {
  test('offers open actions on the same question and pad, and a link stands on both', async () => {
    const columns = { pad_ids: ['pad-1'] }
    await placeEntry(world, 'first', { columns })
    await placeEntry(world, 'second', { columns })
    const about = { myFormId: 'first', columns: { question_key: 'barrier' } }
    await placeAction(world, 'alike', about)
    await placeAction(world, 'alike-done', {
      ...about,
      columns: { ...about.columns, status: 'closed' },
    })
    const employee = await world.as('employee')
    const asked = { myFormId: 'second', questionKey: 'barrier' }
    const offered = contentOf(await employee.actions.linkSuggestion(asked))
    expect(offered.map(({ actionId }) => actionId)).toEqual(['alike'])
    contentOf(await employee.myForms.linkAction({ ...asked, actionId: 'alike' }))
    const linked = contentOf(await employee.myForms.linkedActions({ myFormId: 'second' }))
    expect(linked).toMatchObject([{ actionId: 'alike', questionKey: 'barrier' }])
    expect((await detailOf('employee', 'alike')).links).toMatchObject([{ id: 'second' }])
    const shut = await employee.myForms.linkAction({ ...asked, actionId: 'alike-done' })
    expect(problemOf(shut)).toBe('wrong_state')
    const foreign = await (await world.as('outsider')).actions.linkSuggestion(asked)
    expect(contentOf(foreign)).toEqual([])
  })

  test('a link tells of its action to those alone who may open it, whoever reads the entry', async () => {
    await placeEntry(world, 'hushed', { isLimited: true })
    await placeAction(world, 'hushed-action', { myFormId: 'hushed' })
    await placeEntry(world, 'open-to-many')
    const employee = await world.as('employee')
    const link = { myFormId: 'open-to-many', actionId: 'hushed-action' }
    contentOf(await employee.myForms.linkAction(link))
    const told = async (who: CastName) => {
      const { myForms } = await world.as(who)
      return contentOf(await myForms.linkedActions({ myFormId: 'open-to-many' })).length
    }
    expect(await told('employee')).toBe(1)
    for (const who of ['reviewer', 'admin'] as const) {
      expect(await told(who), who).toBe(0)
    }
  })
})
