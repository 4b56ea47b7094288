import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Reply } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { deleteEntry, placeEntry } from '../../../test/place-entry.ts'
import { placeForm } from '../../../test/place-form.ts'
import { attachForm, placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'
import { verifyChain } from '../../audit.ts'
import { holdForm } from '../forms/forms.queries.ts'

let world: TestServer
let maker: Client
let keeper: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'delete_own_forms'])
  await grantTo(world, 'reviewer', ['delete_all_forms_with_associated_submissions'])
  maker = await world.as('manager')
  keeper = await world.as('reviewer')
})
afterAll(() => world.close())

/** A form of the manager's, with entries of these ids. */
async function placed(formId: string, entries: readonly string[] = []): Promise<string> {
  await placeForm(world, formId, { columns: { owner_id: cast.manager, title: 'Rig check' } })
  for (const id of entries) {
    await placeEntry(world, id, { columns: { form_id: formId }, signers: ['colleague'] })
  }
  return formId
}

const why = { reason: ' It was a trial. ', entryCount: 2 } as const
const whole = { withEntries: true, title: 'Rig check', ...why } as const
const refusalOf = async (asked: Promise<Reply>) => {
  const reply = await asked
  return reply.status === 'problem' ? [reply.problem.name, reply.problem.message] : reply.status
}

describe('a form without entries', () => {
  test('is deleted in the version that was seen, and is nobody’s from then on', async () => {
    const formId = await placed('f-empty', ['e-gone'])
    await deleteEntry(world, 'e-gone')
    expect(problemOf(await maker.manageForms.remove({ formId }, { ifMatch: 7 }))).toBe(
      'row_changed',
    )
    contentOf(await maker.manageForms.remove({ formId }, { ifMatch: 1 }))
    for (const reply of [
      await maker.manageForms.get({ formId }),
      await maker.manageForms.remove({ formId }),
      await (await world.as('employee')).myForms.start({ formId }),
    ]) {
      expect(problemOf(reply)).toBe('forbidden')
    }
    const menu = contentOf(await maker.forms.byType({ id: 't-inspection' }))
    expect(menu.map(({ id }) => id)).not.toContain(formId)
    expect(contentOf(await maker.manageForms.list({ pLimit: 200 })).data).not.toContainEqual(
      expect.objectContaining({ formId }),
    )
  })

  test('takes its draft with it', async () => {
    const { formId } = contentOf(
      await maker.manageForms.save({ title: 'In vain', formTypeId: 't-inspection' }),
    )
    contentOf(await maker.manageForms.remove({ formId }))
    const { kysely } = world.database
    const drafts = await kysely
      .selectFrom('form_drafts')
      .selectAll()
      .where('form_id', '=', formId)
      .execute()
    expect(drafts).toEqual([])
  })
})

describe('a form with entries', () => {
  test('is archived instead, unless somebody with the key for it types its title', async () => {
    const formId = await placed('f-full', ['e-1', 'e-2'])
    const kept = 'This form has 2 entries, so it is not deleted. Please archive it instead.'
    expect(await refusalOf(maker.manageForms.remove({ formId }))).toEqual(['wrong_state', kept])
    expect(await refusalOf(keeper.manageForms.remove({ formId }))).toEqual(['wrong_state', kept])
    expect(await refusalOf(maker.manageForms.remove({ formId, ...whole }))).toEqual([
      ...['forbidden', 'You may not delete a form together with its entries.'],
    ])
    for (const title of [undefined, 'rig check', 'Rig check!']) {
      const typed = { formId, withEntries: true, ...why, ...(title === undefined ? {} : { title }) }
      expect(await keeper.manageForms.remove(typed)).toMatchObject({
        problem: {
          name: 'invalid_input',
          fields: [{ path: 'title', message: 'Please type the title of the form as it stands.' }],
        },
      })
    }
    expect(contentOf(await maker.manageForms.get({ formId }))).toMatchObject({
      ...{ entryCount: 2, can: { delete: false } },
    })
    expect(contentOf(await keeper.manageForms.get({ formId })).can.delete).toBe(true)
  })

  test.each([
    ['no reason', { reason: ' ' }, 'invalid_input', 'Please say why.'],
    [
      'no number',
      { entryCount: undefined },
      'invalid_input',
      'Please say how many entries you have seen.',
    ],
    [
      'a number that is not theirs any more',
      { entryCount: 1 },
      'wrong_state',
      'This form has 2 entries by now. Please look again before you delete them.',
    ],
  ])('is not deleted with them for %s', async (what, { ...change }, name, message) => {
    const formId = await placed(`f-${what.replaceAll(' ', '-')}`, [`${what} 1`, `${what} 2`])
    const { entryCount, ...asked } = { formId, ...whole, ...change }
    const reply = keeper.manageForms.remove(
      entryCount === undefined ? asked : { ...asked, entryCount },
    )
    expect(await refusalOf(reply)).toEqual([name, message])
    expect(contentOf(await keeper.manageForms.get({ formId })).entryCount).toBe(2)
  })

  test('is archived where more than 5,000 would go at once', async () => {
    const formId = await placed('f-crowd', ['e-first'])
    const { kysely } = world.database
    await sql`insert into my_forms
      select copy.* from my_forms as entry, generate_series(1, 5000) as nth, jsonb_populate_record(
        entry, jsonb_build_object('id', 'e-crowd-' || nth, 'number', 'FRM-crowd-' || nth)
      ) as copy where entry.id = 'e-first'`.execute(kysely)
    const asked = { formId, ...whole, entryCount: 5001 }
    expect(await refusalOf(keeper.manageForms.remove(asked))).toEqual([
      ...['wrong_state'],
      'This form has 5,001 entries; more than 5,000 are not deleted at once. Please archive it instead.',
    ])
  })

  test('takes them for good: none is brought back, nor begun by whoever was just about to', async () => {
    const formId = await placed('f-good', ['e-7', 'e-8'])
    contentOf(await keeper.manageForms.remove({ formId, ...whole }))
    const gone = ['wrong_state', 'Its form was deleted.']
    expect(await refusalOf(keeper.myForms.restore({ myFormId: 'e-7' }))).toEqual(gone)
    const { kysely } = world.database
    await kysely.transaction().execute(async (db) => {
      expect(await holdForm(db, formId)).toBe(false)
      expect(await holdForm(db, 'f-check')).toBe(true)
    })
  })

  test('is deleted with them, as each would be deleted for itself', async () => {
    const formId = await placed('f-whole', ['e-3', 'e-4'])
    const [employee, colleague] = [await world.as('employee'), await world.as('colleague')]
    const reply = await keeper.manageForms.remove({ formId, ...whole })
    expect(reply).toMatchObject({ status: 200, message: 'Form deleted, with 2 entries.' })
    for (const myFormId of ['e-3', 'e-4']) {
      expect(problemOf(await employee.myForms.get({ myFormId }))).toBe('forbidden')
      expect(problemOf(await colleague.myForms.get({ myFormId }))).toBe('forbidden')
    }
    const { kysely } = world.database
    const trail = await kysely
      .selectFrom('audit_events')
      .select(['record_id', 'action', 'reason', 'person_id', 'changes'])
      .where('record_id', 'in', [formId, 'e-3', 'e-4'])
      .orderBy('record_id')
      .execute()
    const gone = { person_id: cast.reviewer, action: 'delete' }
    const ofEntry = {
      ...{ ...gone, reason: 'Deleted with the form “Rig check”: It was a trial.' },
      changes: { status: { from: 'in_review', to: 'deleted' } },
    }
    expect(trail).toEqual([
      { ...ofEntry, record_id: 'e-3' },
      { ...ofEntry, record_id: 'e-4' },
      {
        ...{ ...gone, record_id: formId, reason: 'It was a trial.' },
        changes: { status: { from: 'published', to: 'deleted' }, entries: { from: 2, to: 0 } },
      },
    ])
    expect((await verifyChain(kysely)).broken).toBeUndefined()
    const readers = await kysely
      .selectFrom('my_form_readers')
      .selectAll()
      .where('form_id', '=', formId)
      .execute()
    expect(readers).toEqual([])
  })

  test('stays while an action on one of them is open, all of it', async () => {
    const formId = await placed('f-busy', ['e-5', 'e-6'])
    await placeAction(world, 'a-open', { myFormId: 'e-6' })
    expect(await refusalOf(keeper.manageForms.remove({ formId, ...whole }))).toEqual([
      ...['wrong_state', 'Open actions hang on 1 entry of this form. Please close them first.'],
    ])
    expect(contentOf(await keeper.manageForms.get({ formId })).entryCount).toBe(2)
  })

  test('stays while a quality report has one of them', async () => {
    const formId = await placed('f-evidence', ['e-kept-1', 'e-kept-2'])
    await placeSqr(world, 'with-entry')
    await attachForm(world, 'with-entry', 'e-kept-2')
    expect(await refusalOf(keeper.manageForms.remove({ formId, ...whole }))).toEqual([
      'wrong_state',
      'Quality reports have 1 entry of this form. Please take them off the reports first.',
    ])
  })

  test('stays while another organisation has entries of it', async () => {
    const formId = await placed('f-shared')
    contentOf(await (await world.as('outsider')).myForms.start({ formId }))
    expect(contentOf(await keeper.manageForms.get({ formId })).entryCount).toBe(0)
    for (const asked of [{ formId }, { formId, ...whole }]) {
      expect(await refusalOf(keeper.manageForms.remove(asked))).toEqual([
        ...['wrong_state'],
        'Another organisation has entries of this form. Please archive it instead.',
      ])
    }
  })
})
