import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castPassword } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { grantTo } from '../../test/rights.ts'
import { sendPhoto } from '../../test/send-photo.ts'
import { testForm } from '../../test/test-form.ts'
import { transaction } from '../db/transaction.ts'
import { verify } from './verify.ts'

let world: TestServer
let entry: string
let action: string
let photo: string

beforeAll(async () => {
  world = await startTestServer()
  const employee = await world.as('employee')
  entry = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
  const file = `upload:${await sendPhoto(world)}`
  contentOf(
    await employee.myForms.addAnswerImage({ myFormId: entry, questionKey: 'picture', file }),
  )
  const fill = (key: string, value: string) =>
    employee.myForms.fill({ myFormId: entry, changes: [{ key, value }] })
  await Promise.all([fill('tidy', 'yes'), fill('barrier', 'no'), fill('seen', 'Flange 7')])
  await employee.myForms.sign({
    myFormId: entry,
    questionKey: 'inspector',
    kind: 'typed',
    name: 'Test Employee',
    password: castPassword,
  })
  contentOf(await employee.myForms.submit({ myFormId: entry }))
  const { storage_key: key } = await world.database.kysely
    .selectFrom('uploads')
    .select('storage_key')
    .executeTakeFirstOrThrow()
  photo = join(world.filesDir, key)
  const raised = await employee.actions.save({
    title: 'Mend the barrier',
    dueOn: '2026-03-20',
    assigneeIds: [cast.colleague],
  })
  action = contentOf(raised).actionId
})
afterAll(() => world.close())

const now = new Date('2026-03-05T15:00:00Z')
const look = () => verify({ db: world.database.kysely, files: world.ports.files, now })

/** Spoils the database, looks what is found, and leaves no trace of it. */
async function foundAfter(spoil: ReturnType<typeof sql>[]) {
  const undo = new Error('undone')
  let found: Awaited<ReturnType<typeof verify>> | undefined
  await transaction(world.database, async (db) => {
    for (const statement of spoil) {
      await statement.execute(db)
    }
    found = await verify({ db, files: world.ports.files, now })
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) {
      throw error
    }
  })
  return found?.damages ?? []
}

const ofEntry = () => sql`record_type = 'my_form' and record_id = ${entry}`
const audit = (change: ReturnType<typeof sql>, sequence: number) =>
  sql`update audit_events set ${change} where ${ofEntry()} and sequence = ${sequence}`

test('what is whole has no damage', async () => {
  const { auditRows, files, records, damages } = await look()
  expect(damages).toEqual([])
  expect({ files, records }).toEqual({ files: 1, records: 3 })
  expect(auditRows).toBeGreaterThan(7)
})

describe('a planted damage is found', () => {
  test.each<[string, string, () => ReturnType<typeof sql>[]]>([
    ['a deed told otherwise', 'audit', () => [audit(sql`action = 'view'`, 2)]],
    ['a value told otherwise', 'audit', () => [audit(sql`changes = '{}'`, 3)]],
    ['a reason put in', 'audit', () => [audit(sql`reason = 'as agreed'`, 2)]],
    ['another person', 'audit', () => [audit(sql`person_id = null`, 2)]],
    ['another hour', 'audit', () => [audit(sql`at = at + interval '1 hour'`, 2)]],
    ['another request', 'audit', () => [audit(sql`request_id = 'r'`, 2)]],
    ['another hash', 'audit', () => [audit(sql`hash = repeat('a', 64)`, 2)]],
    ['another hash before', 'audit', () => [audit(sql`previous_hash = repeat('a', 64)`, 2)]],
    ['a row taken out', 'audit', () => [deletion(sql`sequence = 3`)]],
    ['the first row taken out', 'audit', () => [deletion(sql`sequence = 1`)]],
    ['the last row taken out', 'state', () => [deletion(sql`action = 'submit'`)]],
    ['rows changed about', 'audit', () => [audit(sql`sequence = 90`, 2)]],
    ['an entry made complete', 'state', () => [entrySet(sql`status = 'approved'`)]],
    ['an entry brought back', 'state', () => [entrySet(sql`status = 'in_progress'`)]],
    ['an entry that vanished', 'state', () => [entrySet(sql`deleted_at = now()`)]],
    ['an action closed', 'state', () => [actionSet(sql`status = 'closed'`)]],
    ['answers gone', 'tie', () => [sql`delete from my_form_answers where my_form_id = ${entry}`]],
    [
      'a form gone',
      'tie',
      () => [
        sql`alter table my_forms drop constraint my_forms_form_id_fkey`,
        sql`update my_forms set form_id = 'f-gone'`,
        sql`alter table my_forms add constraint my_forms_form_id_fkey
          foreign key (form_id) references forms (id) not valid`,
      ],
    ],
  ])('%s', async (_, kind, spoil) => {
    const damages = await foundAfter(spoil())
    expect(damages.map((damage) => damage.kind)).toContain(kind)
  })

  test.each<[string, (whole: Buffer) => Buffer | null, string]>([
    ['a file gone', () => null, 'missing'],
    ['a file cut', (whole) => whole.subarray(0, -1), 'bytes instead of'],
    ['a file grown', (whole) => Buffer.concat([whole, Buffer.alloc(1)]), 'bytes instead of'],
    ['a file of zeros', (whole) => Buffer.alloc(whole.length), 'not what was sent'],
  ])('%s', async (_, spoil, sentence) => {
    const whole = readFileSync(photo)
    const spoilt = spoil(whole)
    if (spoilt === null) {
      rmSync(photo)
    } else {
      writeFileSync(photo, spoilt)
    }
    const { damages } = await look()
    writeFileSync(photo, whole)
    expect(damages).toHaveLength(1)
    expect(damages[0]?.what).toContain(sentence)
  })
})

test('a form is held against its last move, whichever organisation made it', async () => {
  await grantTo(world, 'manager', ['create_forms'])
  await grantTo(world, 'outsider', ['edit_all_forms'])
  const [manager, outsider] = [await world.as('manager'), await world.as('outsider')]
  const made = await manager.manageForms.save({ title: 'Rig check', formTypeId: 't-inspection' })
  const { formId } = contentOf(made)
  const definition = { ...testForm, title: { en: 'Rig check' } }
  contentOf(await manager.manageForms.saveDraft({ formId, definition }))
  contentOf(await manager.manageForms.move({ formId, event: 'publish', draftRowVersion: 2 }))
  world.wait(1000)
  contentOf(await outsider.manageForms.move({ formId, event: 'pause', reason: 'Not now.' }))
  expect((await look()).damages).toEqual([])
  const damages = await foundAfter([
    sql`update forms set status = 'published' where id = ${formId}`,
  ])
  expect(damages).toEqual([
    {
      ...{ kind: 'state', where: `form ${formId}` },
      what: 'It is published, but its last move in the audit trail led to paused.',
    },
  ])
})

function deletion(which: ReturnType<typeof sql>) {
  return sql`delete from audit_events where ${ofEntry()} and ${which}`
}

function entrySet(change: ReturnType<typeof sql>) {
  return sql`update my_forms set ${change} where id = ${entry}`
}

function actionSet(change: ReturnType<typeof sql>) {
  return sql`update actions set ${change} where id = ${action}`
}
