import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { Asked, Workflow } from '@holdpoint/forms'
import { json } from '../../../db/json.ts'
import { cast, castPassword, castShard, type CastName } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  const { kysely } = world.database
  await kysely
    .insertInto('districts')
    .values({ code: 'EAG', name: 'Eagle Ford', country_code: 'US' })
    .execute()
  await kysely
    .insertInto('permission_groups')
    .values({ id: 'g-hse', shard_key: castShard, name: 'HSE', permission_keys: [] })
    .execute()
  for (const name of ['employee', 'colleague', 'foreman', 'reviewer'] as const) {
    await kysely
      .insertInto('permission_group_members')
      .values({ group_id: 'g-hse', person_id: cast[name] })
      .execute()
    await seated(name, { district_code: name === 'reviewer' ? 'EAG' : 'PER' })
  }
  for (const name of ['colleague', 'reviewer'] as const) {
    await seated(name, { crew_code: null, business_unit_code: null })
  }
  await seated('foreman', { crew_code: 'F-01', business_unit_code: 'FRAC' })
})
afterAll(() => world.close())

async function seated(name: CastName, seat: Record<string, string | null>): Promise<void> {
  await world.database.kysely.updateTable('people').set(seat).where('id', '=', cast[name]).execute()
}

let version = 1
async function definedWith(workflow: Workflow): Promise<void> {
  version += 1
  const { kysely } = world.database
  const who = { key: 'who', type: 'person', label: { en: 'Inspector' }, many: true }
  const items = [...testForm.items, who]
  await kysely
    .insertInto('form_versions')
    .values({
      ...{ form_id: 'f-check', version, published_at: '2026-02-01T00:00:00Z' },
      definition: json({ ...testForm, version, workflow, items }),
    })
    .execute()
  await kysely
    .updateTable('forms')
    .set({ published_version: version })
    .where('id', '=', 'f-check')
    .execute()
}

async function handedIn(asked: Asked, values: Record<string, unknown> = {}): Promise<string> {
  await definedWith({ approvals: [asked] })
  world.wait(60_000)
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  const given = { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'yes', ...values }
  const changes = Object.entries(given).map(([key, value]) => ({ key, value: value as string }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
  contentOf(await employee.myForms.submit({ myFormId }))
  return myFormId
}

async function askedOf(myFormId: string): Promise<string[]> {
  const parts = contentOf(await employee.myForms.approvals({ myFormId }))
  return parts.map(({ person }) => person.personId).sort()
}

async function insteadOf(myFormId: string): Promise<(string | null)[]> {
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  return data
    .flatMap(({ fields }) => fields)
    .filter(({ key }) => key === 'askedInstead')
    .map(({ to }) => to)
}

const hse = (of: 'district' | 'businessUnit' | 'crew'): Asked => ({
  ...{ meaning: 'HSE review', by: { group: 'g-hse', of } },
})

test('of a group those of the district are asked that the entry says', async () => {
  const here = await handedIn(hse('district'))
  expect(await askedOf(here)).toEqual([cast.colleague, cast.foreman])
  const elsewhere = await handedIn(hse('district'), { district: 'EAG' })
  expect(await askedOf(elsewhere)).toEqual([cast.reviewer])
  expect(await insteadOf(elsewhere)).toEqual([])
})

test('what the entry does not say is where its submitter works', async () => {
  await seated('employee', { crew_code: 'F-01', business_unit_code: 'FRAC' })
  expect(await askedOf(await handedIn(hse('crew')))).toEqual([cast.foreman])
  expect(await askedOf(await handedIn(hse('businessUnit')))).toEqual([cast.foreman])
})

test('where nobody is, anybody of the group is asked, and the history says so', async () => {
  await seated('employee', { crew_code: null })
  const myFormId = await handedIn(hse('crew'))
  expect(await askedOf(myFormId)).toEqual([cast.colleague, cast.foreman, cast.reviewer])
  expect(await insteadOf(myFormId)).toEqual([
    'HSE review: nobody of the group is of the same crew, so any of it is asked',
  ])
  const foreman = await world.as('foreman')
  const decided = await foreman.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' })
  expect(contentOf(decided).formStatus).toBe('complete')
})

test('a question names who is asked; where it names nobody, an administrator is', async () => {
  const inspection: Asked = { meaning: 'Inspection', by: { question: 'who' } }
  const named = await handedIn(inspection, { who: [cast.foreman, cast.employee] })
  expect(await askedOf(named)).toEqual([cast.foreman])
  const unnamed = await handedIn(inspection)
  expect(await askedOf(unnamed)).toEqual([cast.admin])
  expect(await insteadOf(unnamed)).toEqual([
    'Inspection: nobody is named who can be asked, so an administrator is',
  ])
})
