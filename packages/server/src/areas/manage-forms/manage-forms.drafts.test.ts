import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftStepsMax, type Client } from '@holdpoint/api'
import { findItem, isSection, type FormDefinition } from '@holdpoint/forms'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { grantTo } from '../../../test/rights.ts'
import { testForm } from '../../../test/test-form.ts'
import { tooLong } from './manage-forms.lengths.ts'

let world: TestServer
let maker: Client
let other: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
  await grantTo(world, 'reviewer', ['edit_all_forms'])
  maker = await world.as('manager')
  other = await world.as('reviewer')
})
afterAll(() => world.close())

/** A form of the manager's, in use. */
async function published(id: string): Promise<string> {
  await placeForm(world, id, { columns: { owner_id: cast.manager } })
  return id
}

/** The form that tests are made with, but for the words of its title answer. */
const asking = (label: string) => ({
  ...testForm,
  items: [...testForm.items, { key: 'more', type: 'text', label: { en: label } } as const],
})

const draftOf = async (formId: string) => contentOf(await maker.manageForms.draft({ formId }))
const labelIn = (definition: unknown) => {
  const item = findItem(definition as FormDefinition, 'more')
  return item === undefined || isSection(item) ? undefined : item.label
}

describe('a draft', () => {
  test.each([
    ['no definition', {}, 'definition.schema'],
    ['an unknown field', { ...testForm, colour: 'red' }, 'definition'],
    [
      'a question without a type',
      { ...testForm, items: [{ key: 'a', label: { en: 'A' } }] },
      'definition.items.0.type',
    ],
    [
      'an empty label',
      { ...testForm, items: [{ key: 'a', type: 'text', label: { en: ' ' } }] },
      'definition.items.0.label.en',
    ],
  ] as const)('is refused with %s', async (what, definition, path) => {
    const formId = await published(`f-${what.replaceAll(' ', '-')}`)
    const reply = await maker.manageForms.saveDraft({ formId, definition })
    expect(problemOf(reply)).toBe('invalid_input')
    const fields = reply.status === 'problem' ? reply.problem.fields : []
    expect(fields.map((field) => field.path)).toContain(path)
    expect((await draftOf(formId)).isDraft).toBe(false)
  })

  test('is refused where it is longer than what is kept', async () => {
    const formId = await published('f-long-words')
    const hint = { en: 'x'.repeat(2000) }
    const items = Array.from({ length: 475 }, (_, nth) => ({
      ...{ key: `q_${nth}`, type: 'yesNo' as const, label: { en: 'Tight?' }, hint },
    }))
    const save = (more: typeof items) =>
      maker.manageForms.saveDraft({
        ...{ formId, definition: { ...testForm, items: [...items, ...more] } },
      })
    const more = items.slice(0, 10).map((item, nth) => ({ ...item, key: `m_${nth}` }))
    expect(await save(more)).toMatchObject({
      problem: { name: 'invalid_input', fields: [{ path: 'definition', message: tooLong }] },
    })
    contentOf(await save([]))
  })

  test('may be unfinished, and says what keeps it from being published', async () => {
    const formId = await published('f-unfinished')
    const items = [{ key: 'a', type: 'choice', label: { en: 'A' }, list: 'none' }] as const
    const saved = await maker.manageForms.saveDraft({ formId, definition: { ...testForm, items } })
    const { problemCount } = contentOf(saved)
    const draft = await draftOf(formId)
    expect(draft.problems).toHaveLength(problemCount)
    expect(draft.problems).toContainEqual({
      ...{ path: 'items.0.list', key: 'a' },
      message: 'The list "none" is not in this form.',
    })
    expect(draft.warnings.length).toBeGreaterThan(0)
    const detail = contentOf(await maker.manageForms.get({ formId }))
    expect(detail.draft).toMatchObject({
      ...{ nextVersion: 2, rowVersion: 1, questionCount: 1, problemCount },
      warningCount: draft.warnings.length,
    })
  })

  test('is made of the version in use by the first save, in the name of its form', async () => {
    const formId = await published('rig_walk')
    expect(await draftOf(formId)).toMatchObject({
      ...{ isDraft: false, rowVersion: 0, version: 1, nextVersion: 2, undoes: null, savedAt: null },
      definition: { key: 'rig_walk', version: 2, title: { en: 'Form rig_walk' } },
    })
    const definition = { ...asking('Who?'), key: 'mine', version: 9, title: { en: 'Mine' } }
    contentOf(await maker.manageForms.saveDraft({ formId, definition }, { ifMatch: 0 }))
    expect(await draftOf(formId)).toMatchObject({
      ...{ isDraft: true, rowVersion: 1, undoes: 'Draft changed' },
      definition: { key: 'rig_walk', version: 2, title: { en: 'Form rig_walk' } },
    })
    // What is in use stays as it is.
    const { definition: inUse } = contentOf(await maker.manageForms.version({ formId, version: 1 }))
    expect(inUse).toEqual(testForm)
  })

  test('writes nothing where nothing changes, in whatever order it is sent', async () => {
    const formId = await published('f-same')
    const same = { ...testForm, items: testForm.items, schema: 1 }
    expect(
      contentOf(await maker.manageForms.saveDraft({ formId, definition: same })),
    ).toMatchObject({ rowVersion: 0, problemCount: 0 })
    expect((await draftOf(formId)).isDraft).toBe(false)
    const definition = asking('Who?')
    contentOf(await maker.manageForms.saveDraft({ formId, definition }))
    const turned = Object.fromEntries(Object.entries(definition).reverse())
    const again = contentOf(await maker.manageForms.saveDraft({ formId, definition: turned }))
    expect(again.rowVersion).toBe(1)
  })

  test('is taken back step by step, whoever made the steps, down to nothing', async () => {
    const formId = await published('f-undone')
    const write = (client: Client, label: string) =>
      client.manageForms.saveDraft({ formId, definition: asking(label), said: `Asks ${label}` })
    contentOf(await write(maker, 'Who?'))
    contentOf(await write(other, 'Where?'))
    contentOf(await write(maker, 'When?'))
    const seen: unknown[] = []
    for (const client of [other, maker, other]) {
      const { undoes, definition, rowVersion } = await draftOf(formId)
      seen.push([undoes, labelIn(definition)])
      contentOf(await client.manageForms.undoDraft({ formId }, { ifMatch: rowVersion }))
    }
    expect(seen).toEqual([
      ['Asks When?', { en: 'When?' }],
      ['Asks Where?', { en: 'Where?' }],
      ['Asks Who?', { en: 'Who?' }],
    ])
    expect(await draftOf(formId)).toMatchObject({ isDraft: false, undoes: null, rowVersion: 6 })
    expect(await maker.manageForms.undoDraft({ formId })).toMatchObject({
      problem: { name: 'wrong_state', message: 'There is nothing to take back.' },
    })
  })

  test(`keeps its last ${draftStepsMax} steps`, async () => {
    const formId = await published('f-long')
    for (let press = 0; press < draftStepsMax + 3; press += 1) {
      world.wait(1000)
      contentOf(await maker.manageForms.saveDraft({ formId, definition: asking(`Word ${press}`) }))
    }
    const { kysely } = world.database
    const steps = await kysely
      .selectFrom('form_draft_steps')
      .select('step')
      .where('form_id', '=', formId)
      .orderBy('step')
      .execute()
    expect(steps.map(({ step }) => step)).toEqual(
      Array.from({ length: draftStepsMax }, (_, index) => index + 4),
    )
  })

  test('is not written over by whoever saw another one', async () => {
    const formId = await published('f-two')
    const save = (client: Client, label: string, ifMatch: number) =>
      client.manageForms.saveDraft({ formId, definition: asking(label) }, { ifMatch })
    const replies = await Promise.all([save(maker, 'Who?', 0), save(other, 'Where?', 0)])
    expect(replies.map(problemOf).sort()).toEqual(['row_changed', 'status 200'])
    // Nor by whoever saw one that is thrown away by now, or published.
    contentOf(await maker.manageForms.discardDraft({ formId }, { ifMatch: 1 }))
    contentOf(await save(other, 'When?', 2))
    expect(problemOf(await save(maker, 'Why?', 1))).toBe('row_changed')
    contentOf(await other.manageForms.move({ formId, event: 'publish', draftRowVersion: 3 }))
    for (const seen of [0, 3]) {
      expect(problemOf(await save(maker, 'Why?', seen))).toBe('row_changed')
    }
    expect(problemOf(await maker.manageForms.undoDraft({ formId }, { ifMatch: 3 }))).toBe(
      'row_changed',
    )
  })

  test('is thrown away, unless it is all there is of a form', async () => {
    const formId = await published('f-thrown')
    const nothing = { name: 'wrong_state', message: 'Nothing is written that is not published.' }
    expect(await maker.manageForms.discardDraft({ formId })).toMatchObject({ problem: nothing })
    contentOf(await maker.manageForms.saveDraft({ formId, definition: asking('Who?') }))
    contentOf(await maker.manageForms.discardDraft({ formId }))
    expect(await draftOf(formId)).toMatchObject({ isDraft: false, undoes: null })
    const { history } = contentOf(await maker.manageForms.get({ formId }))
    expect(history.data.map(({ action }) => action)).toEqual(['discard'])
    const fresh = contentOf(
      await maker.manageForms.save({ title: 'Fresh', formTypeId: 't-inspection' }),
    )
    expect(problemOf(await maker.manageForms.discardDraft({ formId: fresh.formId }))).toBe(
      'wrong_state',
    )
  })

  test('is never written by whoever may not write the form, though they read it', async () => {
    const formId = 'f-check'
    const { isDraft, can } = await draftOf(formId)
    expect({ isDraft, can }).toEqual({ isDraft: false, can: { edit: false, publish: false } })
    for (const reply of [
      await maker.manageForms.saveDraft({ formId, definition: testForm }),
      await maker.manageForms.undoDraft({ formId }),
      await maker.manageForms.discardDraft({ formId }),
    ]) {
      expect(problemOf(reply)).toBe('forbidden')
    }
  })

  test('takes a large form by a form post too, and refuses what is larger', async () => {
    const formId = await published('f-large')
    const items = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({
        ...{ key: `q_${nth}`, type: 'yesNo', label: { en: `Is the ${nth}th joint tight?` } },
      }))
    const post = (definition: unknown) =>
      world.http('/manage-form-draft', {
        ...{ method: 'POST', as: 'manager' },
        body: new URLSearchParams({ formId, definition: JSON.stringify(definition) }),
      })
    expect((await post({ ...testForm, scoring: undefined, items: items(1000) })).status).toBe(200)
    const hint = { en: 'x'.repeat(2000) }
    const wordy = items(600).map((item) => ({ ...item, hint }))
    expect((await post({ ...testForm, items: wordy })).status).toBe(413)
  })
})
