import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { myFormFilesMax, type Client } from '@holdpoint/api'
import { cast, castPassword, castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { pdfOfPacked } from '../../../../test/made-files.ts'
import { askToApprove, askToSign, handBack } from '../../../../test/place-entry.ts'
import { sendFile, sendPhoto } from '../../../../test/send-photo.ts'
import { entryForChange } from '../my-forms.queries.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())

async function sendPdf(): Promise<string> {
  const bytes = pdfOfPacked(Buffer.alloc(0))
  const sent = { field: 'document', name: 'permit.pdf', bytes }
  return `upload:${await sendFile(world, 'employee', sent)}`
}

async function started(): Promise<string> {
  return contentOf(await employee.myForms.start({ formId: 'f-check' })).id
}

async function attach(myFormId: string): Promise<string> {
  world.wait(1000)
  const file = await sendPdf()
  return contentOf(await employee.myForms.addAttachment({ myFormId, file })).uploadId
}

async function handIn(myFormId: string): Promise<void> {
  const values = { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'yes' }
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
  world.wait(1000)
  contentOf(await employee.myForms.submit({ myFormId }))
  world.wait(1000)
}

const filesOf = async (myFormId: string, client = employee) =>
  contentOf(await client.myForms.attachments({ myFormId })).filter(({ kind }) => kind === 'file')

test('refuses nobody, others, what was not sent, and one file too many', async () => {
  const myFormId = await started()
  const file = await sendPdf()
  expect(problemOf(await world.nobody.myForms.addAttachment({ myFormId, file }))).toBe(
    'not_signed_in',
  )
  for (const who of ['reviewer', 'admin', 'outsider'] as const) {
    const other = await world.as(who)
    expect(problemOf(await other.myForms.addAttachment({ myFormId, file }))).toBe('forbidden')
    expect(problemOf(await other.myForms.removeAttachment({ myFormId, uploadId: 'x' }))).toBe(
      'forbidden',
    )
  }
  const unsent = await employee.myForms.addAttachment({ myFormId, file: 'upload:none' })
  expect(problemOf(unsent)).toBe('invalid_input')
  expect(problemOf(await employee.myForms.removeAttachment({ myFormId, uploadId: 'x' }))).toBe(
    'not_found',
  )
  const uploadId = await attach(myFormId)
  await world.database.kysely
    .insertInto('record_files')
    .columns(['shard_key', 'record_type', 'record_id', 'upload_id', 'slot', 'added_by', 'added_at'])
    .values(await moreOf(myFormId, uploadId))
    .execute()
  expect(await employee.myForms.addAttachment({ myFormId, file })).toMatchObject({
    problem: { message: `A form takes at most ${myFormFilesMax} attached files.` },
  })
})

/** So many copies of a file that the form is full. */
async function moreOf(myFormId: string, uploadId: string) {
  const { kysely } = world.database
  const upload = await kysely
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: myFormFilesMax - 1 }, (_, place) => `${uploadId}${place}`)
  await kysely
    .insertInto('uploads')
    .values(ids.map((id) => ({ ...upload, id, storage_key: id })))
    .execute()
  return ids.map((id) => ({
    ...{ shard_key: castShard, record_type: 'my_form', record_id: myFormId, upload_id: id },
    ...{ slot: 'attachment', added_by: cast.employee, added_at: new Date('2026-03-01T18:00:00Z') },
  }))
}

test('attaches a PDF and a photo while filling, tells of both, and gives their bytes', async () => {
  const myFormId = await started()
  const uploadId = await attach(myFormId)
  const photo = `upload:${await sendPhoto(world)}`
  contentOf(await employee.myForms.addAttachment({ myFormId, file: photo }))
  expect(await filesOf(myFormId)).toMatchObject([
    {
      ...{ uploadId, kind: 'file', name: 'permit.pdf', type: 'application/pdf', questionKey: '' },
      added: { person: { personId: cast.employee } },
    },
    { name: 'a.png', type: 'image/png' },
  ])
  expect(contentOf(await employee.myForms.get({ myFormId })).attachmentCount).toBe(2)
  expect((await employee.myForms.answerImage({ myFormId, uploadId })).status).toBe(200)
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  const said = data.map(({ action, fields }) => `${action} ${fields[0]?.from} ${fields[0]?.to}`)
  expect(said).toContain('add attachment null permit.pdf')
  contentOf(await employee.myForms.removeAttachment({ myFormId, uploadId }))
  expect(await filesOf(myFormId)).toMatchObject([{ name: 'a.png' }])
  expect(problemOf(await employee.myForms.answerImage({ myFormId, uploadId }))).toBe('not_found')
})

test('takes and gives no file once it is handed in, until it is handed back', async () => {
  const myFormId = await started()
  const first = await attach(myFormId)
  await askToApprove(world, myFormId, 'manager')
  await handIn(myFormId)
  const manager = await world.as('manager')
  const file = await sendPdf()
  expect(problemOf(await employee.myForms.addAttachment({ myFormId, file }))).toBe('wrong_state')
  const gone = await employee.myForms.removeAttachment({ myFormId, uploadId: first })
  expect(problemOf(gone)).toBe('wrong_state')
  await handBack(world, myFormId, 'tidy')
  const { rowVersion } = contentOf(await manager.reviewForms.information({ myFormId }))
  const second = await attach(myFormId)
  // Whoever had the page open decides on what they have seen, not on a file that came since.
  const decision = { myFormId, decision: 'approve' } as const
  expect(
    problemOf(await manager.reviewForms.saveApprovalStatus(decision, { ifMatch: rowVersion })),
  ).toBe('row_changed')
  expect(await employee.myForms.removeAttachment({ myFormId, uploadId: first })).toMatchObject({
    problem: { message: 'This file was handed in with the form and stays with it.' },
  })
  contentOf(await employee.myForms.removeAttachment({ myFormId, uploadId: second }))
  expect((await filesOf(myFormId, manager)).map(({ uploadId }) => uploadId)).toEqual([first])
})

test('that was withdrawn before handing in is named to its submitter alone', async () => {
  const myFormId = await started()
  await askToApprove(world, myFormId, 'manager')
  const withdrawn = await attach(myFormId)
  contentOf(await employee.myForms.removeAttachment({ myFormId, uploadId: withdrawn }))
  await handIn(myFormId)
  await handBack(world, myFormId, 'tidy')
  await attach(myFormId)
  const names = async (client: Client) => {
    const { data } = contentOf(await client.myForms.history({ myFormId }))
    const deeds = data.filter(({ action }) => action.endsWith('attachment'))
    return deeds.map(({ action, fields }) => `${action}: ${fields[0]?.to ?? fields[0]?.from}`)
  }
  const later = 'add attachment: permit.pdf'
  const first = ['remove attachment: permit.pdf', 'add attachment: permit.pdf']
  expect(await names(employee)).toEqual([later, ...first])
  const hidden = ['remove attachment: null', 'add attachment: null']
  expect(await names(await world.as('manager'))).toEqual([later, ...hidden])
})

test('stands on the versions that it was handed in with', async () => {
  const myFormId = await started()
  const first = await attach(myFormId)
  await handIn(myFormId)
  const entry = world.database.kysely.updateTable('my_forms').where('id', '=', myFormId)
  await entry.set({ status: 'fill' }).execute()
  const second = await attach(myFormId)
  contentOf(await employee.myForms.submit({ myFormId }))
  const version = async (number: number) =>
    contentOf(await employee.myForms.historyVersion({ myFormId, version: number }))
  const ids = async (number: number) => (await version(number)).files.map((one) => one.uploadId)
  expect(await ids(1)).toEqual([first])
  expect(await ids(2)).toEqual([first, second])
})

test('that came while its entry was waited for is among what is signed', async () => {
  const myFormId = await started()
  const { kysely } = world.database
  const statements: string[] = []
  const told = kysely.withPlugin({
    transformQuery({ node }) {
      statements.push(JSON.stringify(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const uploadId = await sendPhoto(world)
  const gate = new EventEmitter()
  const [isHeld, isWaitedFor] = [once(gate, 'held'), once(gate, 'waited for')]
  const holding = kysely.transaction().execute(async (running) => {
    await entryForChange(running, castShard, myFormId)
    gate.emit('held')
    await isWaitedFor
    await running
      .insertInto('record_files')
      .values({
        ...{ shard_key: castShard, record_type: 'my_form', record_id: myFormId },
        ...{ upload_id: uploadId, slot: 'attachment', added_by: cast.employee },
        added_at: new Date('2026-03-01T18:00:00Z'),
      })
      .execute()
  })
  await isHeld
  const waiting = entryForChange(told, castShard, myFormId)
  setTimeout(() => gate.emit('waited for'), 50)
  await holding
  expect((await waiting)?.attachment_ids).toEqual([uploadId])
  // One connection has nobody to wait for: that the files come after the lock, its statements say.
  const [lock, ...after] = statements.map((statement) => statement.includes('record_files'))
  expect([lock, after]).toEqual([false, [true]])
})

test('asks whoever has signed again once a file has come', async () => {
  const stateAfter = async (isAttached: boolean) => {
    const myFormId = await started()
    await askToSign(world, myFormId, 'colleague')
    await handIn(myFormId)
    const signing = {
      myFormId,
      kind: 'typed',
      name: 'Test Colleague',
      password: castPassword,
    } as const
    const colleague = await world.as('colleague')
    await askToApprove(world, myFormId, 'manager')
    contentOf(await colleague.myForms.saveReviewSignature(signing))
    await handBack(world, myFormId, 'tidy')
    if (isAttached) {
      await attach(myFormId)
    }
    contentOf(await employee.myForms.submit({ myFormId }))
    const people = contentOf(await colleague.myForms.approvals({ myFormId }))
    return people.find(({ task }) => task === 'sign')?.status
  }
  expect(await stateAfter(false)).toBe('done')
  expect(await stateAfter(true)).toBe('pending')
})
