import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormSection, MyForm } from '@holdpoint/api'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { handBack, placeEntry } from '../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely
    .updateTable('forms')
    .set({
      notes: 'Read before you start.',
      sub_form_ids: ['f-sub'],
      country_ids: ['US'],
      district_ids: ['PER'],
      business_unit_ids: ['FRAC'],
      department_ids: ['OPS'],
      job_title_ids: ['OP1'],
    })
    .where('id', '=', 'f-check')
    .execute()
  await placeEntry(world, 'plain', { status: 'complete' })
  await placeEntry(world, 'rich', {
    signers: ['colleague', 'manager'],
    columns: {
      crew_codes: ['F-01', 'F-99'],
      pad_ids: ['pad-1'],
      form_title_answer: 'Valve 7 sticks',
      elevated_from_form_id: 'f-check',
      elevated_from_name: 'Short check',
      is_reopened: true,
      form_sub_form_count: 2,
      dynamic_sub_form_count: 3,
      action_count: 4,
      kudos_count: 5,
      score: 90,
      result: 'pass',
      submitted_at: new Date('2026-03-02T18:00:00Z'),
    },
  })
  await placeEntry(world, 'signed', {
    status: 'complete',
    columns: { is_signature_complete: true, has_critical_failure: true },
  })
  await world.database.kysely
    .updateTable('my_form_signers')
    .set({ task: 'approve' })
    .where('id', '=', 'rich-manager')
    .execute()
})
afterAll(() => world.close())

async function rowOf(
  id: string,
  who: CastName = 'employee',
  section: FormSection = 'completed',
): Promise<MyForm> {
  const { data } = contentOf(await (await world.as(who)).myForms.list({ section }))
  const row = data.find((one) => one.id === id)
  if (row === undefined) {
    throw new Error(`${id} is not in the list of ${who}.`)
  }
  return row
}

describe('a row of the list', () => {
  test('carries id, form, status, start, crew, pads and the answer that is its title', async () => {
    expect(await rowOf('rich')).toMatchObject({
      id: 'rich',
      formStatus: 'in_review',
      startedAt: '2026-03-01T18:00:00.000Z',
      submittedAt: '2026-03-02T18:00:00.000Z',
      crew: 'F-01 Red, F-99',
      padNames: 'Blue Mesa 12',
      formTitleAnswer: 'Valve 7 sticks',
    })
    expect(await rowOf('plain')).toMatchObject({
      crew: '',
      padNames: 'N/A',
      formTitleAnswer: null,
      submittedAt: null,
    })
  })

  test('carries title, type, icon, sub-forms, places, jobs, pass mark and notes of its form', async () => {
    expect((await rowOf('plain')).form).toEqual({
      id: 'f-check',
      title: 'Short check',
      formTypeName: 'Inspection',
      iconUrl: 'icon:clipboard',
      subFormIds: ['f-sub'],
      countryIds: ['US'],
      districtIds: ['PER'],
      businessUnitIds: ['FRAC'],
      departmentIds: ['OPS'],
      jobTitleIds: ['OP1'],
      passingPercentage: 80,
      notes: 'Read before you start.',
    })
  })

  test('says what it was elevated from, or null', async () => {
    expect((await rowOf('rich')).elevatedForm).toEqual({
      elevatedFromFormId: 'f-check',
      elevatedFromName: 'Short check',
    })
    expect((await rowOf('plain')).elevatedForm).toBeNull()
  })

  test('says whether it was reopened', async () => {
    expect((await rowOf('rich')).isReopened).toBe(true)
    expect((await rowOf('plain')).isReopened).toBe(false)
  })

  test('says whether something of it was handed back', async () => {
    await placeEntry(world, 'back')
    await handBack(world, 'back', 'tidy')
    expect((await rowOf('back')).isHandedBack).toBe(true)
    expect((await rowOf('plain')).isHandedBack).toBe(false)
  })

  test('says whether a question failed that is critical', async () => {
    expect((await rowOf('signed')).hasCriticalFailure).toBe(true)
    expect((await rowOf('rich')).hasCriticalFailure).toBe(false)
  })

  test('counts sub-forms of both kinds, actions and kudos', async () => {
    const counts = { formSubFormCount: 2, dynamicSubFormCount: 3, actionCount: 4, kudosCount: 5 }
    expect(await rowOf('rich')).toMatchObject(counts)
    const none = { formSubFormCount: 0, dynamicSubFormCount: 0, actionCount: 0, kudosCount: 0 }
    expect(await rowOf('plain')).toMatchObject(none)
  })

  test('tells its reader what waits for them: a signature or an approval', async () => {
    expect(await rowOf('rich', 'colleague', 'signature')).toMatchObject({
      isOwnSignPending: true,
      isOwnApprovalPending: false,
    })
    expect(await rowOf('rich', 'manager', 'signature')).toMatchObject({
      isOwnSignPending: false,
      isOwnApprovalPending: true,
    })
    expect(await rowOf('rich')).toMatchObject({
      isOwnSignPending: false,
      isOwnApprovalPending: false,
    })
  })

  test('tells that everybody has signed', async () => {
    expect((await rowOf('signed')).isSignatureComplete).toBe(true)
    expect((await rowOf('rich')).isSignatureComplete).toBe(false)
  })

  test('names who submitted it', async () => {
    expect((await rowOf('rich', 'colleague', 'signature')).submittedUserInfo).toEqual({
      personId: 'p-employee',
      fullName: 'Test Employee',
    })
  })
})
