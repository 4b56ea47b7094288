import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { grantTo } from '../../../test/rights.ts'
import { testForm } from '../../../test/test-form.ts'

type Asked = CallInput<CallOf<'manageForms.move'>>

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
  await grantTo(world, 'outsider', ['create_forms', 'edit_all_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

/** A form of the manager's, in use unless told, with something written that is not published. */
async function placed(id: string, status: 'published' | 'paused' = 'published'): Promise<string> {
  await placeForm(world, id, { columns: { status, owner_id: cast.manager }, draft: testForm })
  return id
}

const refusal = (name: string, message: string) => ({ problem: { name, message } })
const detailOf = async (formId: string) => contentOf(await maker.manageForms.get({ formId }))

describe('a form that another organisation uses', () => {
  const elsewhere = refusal(
    'wrong_state',
    'Another organisation uses this form too. Please copy it and change the copy.',
  )

  test('is written on, and neither it nor what is said of it changes for them', async () => {
    const formId = await placed('f-both')
    contentOf(await (await world.as('employee')).myForms.start({ formId }))
    const { manageForms } = await world.as('outsider')
    const moves: Asked[] = [
      { formId, event: 'publish', draftRowVersion: 1 },
      { formId, event: 'pause', reason: 'Ours is better.' },
      { formId, event: 'archive', reason: 'Ours is better.' },
    ]
    for (const asked of moves) {
      expect(await manageForms.move(asked)).toMatchObject(elsewhere)
    }
    const facts = { formId, title: 'Theirs now', formTypeId: 't-inspection' }
    expect(await manageForms.save(facts)).toMatchObject(elsewhere)
    const definition = { ...testForm, items: testForm.items.slice(0, 1) }
    contentOf(await manageForms.saveDraft({ formId, definition }))
    contentOf(await manageForms.copy({ formId, title: 'Theirs' }))
    expect(await detailOf(formId)).toMatchObject({ status: 'published', version: 1 })
    // Whoever has the entries goes on with it, as long as nobody else has any.
    contentOf(await maker.manageForms.move({ formId, event: 'pause', reason: 'So.' }))
  })
})

describe('what is published', () => {
  test('stays paused where it was, and says so', async () => {
    const formId = await placed('f-paused', 'paused')
    const reply = await maker.manageForms.move({ formId, event: 'publish', draftRowVersion: 1 })
    expect(reply).toMatchObject({ message: 'Version 2 stands. The form is still paused.' })
    expect(await detailOf(formId)).toMatchObject({ status: 'paused', version: 2, hasDraft: false })
  })

  test('is the draft that was looked at, which goes by the title of the form', async () => {
    const formId = await placed('f-seen')
    const publish = { formId, event: 'publish' } as const
    expect(await maker.manageForms.move(publish)).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path: 'draftRowVersion' }] },
    })
    const facts = { formId, formTypeId: 't-inspection', title: 'Form f-seen' }
    contentOf(await maker.manageForms.save({ ...facts, description: 'Said otherwise' }))
    const seen = contentOf(await maker.manageForms.draft({ formId })).rowVersion
    contentOf(await maker.manageForms.save({ ...facts, title: 'Another title' }))
    const stale = { ...publish, draftRowVersion: seen }
    expect(problemOf(await maker.manageForms.move(stale))).toBe('row_changed')
    contentOf(await maker.manageForms.move({ ...publish, draftRowVersion: seen + 1 }))
  })

  test('names groups and forms that are there', async () => {
    const formId = await placed('f-names')
    await placeForm(world, 'f-deleted', { columns: { deleted_at: '2026-03-01T18:00:00Z' } })
    const approval = (group: string) => ({ meaning: `By ${group}`, by: { group } }) as const
    const saved = async (workflow: FormDefinition['workflow']) => {
      const definition = { ...testForm, ...(workflow && { workflow }) }
      return contentOf(await maker.manageForms.saveDraft({ formId, definition }))
    }
    const { rowVersion, problemCount } = await saved({
      approvals: [{ meaning: 'Crew', by: 'manager' }, approval('g-admin'), approval('g-none')],
      signatures: [approval('g-admin'), approval('g-none')],
      elevatesTo: ['f-check', 'f-deleted', 'f-none'],
    })
    const { problems, can } = contentOf(await maker.manageForms.draft({ formId }))
    expect(problems).toEqual([
      {
        ...{ path: 'workflow.approvals.2.by', key: null },
        message: '“By g-none” is decided by a group that is not there any more.',
      },
      {
        ...{ path: 'workflow.signatures.1.by', key: null },
        message: '“By g-none” is signed by a group that is not there any more.',
      },
      ...[1, 2].map((place) => ({
        ...{ path: `workflow.elevatesTo.${place}`, key: null },
        message: 'This is taken further on a form that is not there any more.',
      })),
    ])
    const { warnings } = contentOf(await (await world.as('outsider')).manageForms.draft({ formId }))
    const message =
      '“By g-admin” is decided by a group of another organisation. In yours, an administrator decides.'
    expect(warnings).toContainEqual({ key: null, message })
    expect(contentOf(await maker.manageForms.draft({ formId })).warnings).not.toContainEqual({
      ...{ key: null, message },
    })
    expect(can.publish).toBe(false)
    expect([problemCount, (await detailOf(formId)).draft?.problemCount]).toEqual([4, 4])
    const publish = { formId, event: 'publish' } as const
    expect(await maker.manageForms.move({ ...publish, draftRowVersion: rowVersion })).toMatchObject(
      refusal('wrong_state', '4 things keep this form from being published.'),
    )
    await world.database.kysely
      .insertInto('permission_groups')
      .values({ id: 'g-empty', shard_key: castShard, name: 'Nobody yet', permission_keys: [] })
      .execute()
    const emptied = await saved({ approvals: [approval('g-admin'), approval('g-empty')] })
    expect(emptied.problemCount).toBe(0)
    const told = contentOf(await maker.manageForms.draft({ formId })).warnings
    expect(told.filter(({ message: said }) => said.includes('nobody is in'))).toEqual([
      {
        key: null,
        message:
          '“By g-empty” is decided by a group that nobody is in. Until somebody is, an administrator decides.',
      },
    ])
    const mended = await saved({ approvals: [approval('g-admin')], elevatesTo: ['f-check'] })
    contentOf(await maker.manageForms.move({ ...publish, draftRowVersion: mended.rowVersion }))
  })
})
