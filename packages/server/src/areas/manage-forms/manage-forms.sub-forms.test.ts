import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { SubForm } from '@holdpoint/forms'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { shortForm } from '../../../test/place-sub-forms.ts'
import { grantTo } from '../../../test/rights.ts'
import { whyNotBelow } from './manage-forms.sub-forms.ts'

describe('whether a form can stand below another one', () => {
  const form = (subFormIds: readonly string[], isInUse = true) => ({ subFormIds, isInUse })
  // Each is called by its id: a stands above b and c, and b above d.
  const forms = new Map(
    Object.entries({
      ...{ a: form(['b', 'c']), b: form(['d']), c: form([]), d: form([]), e: form([]) },
      ...{ draft: form([], false), old: form(['e'], false) },
    }).map(([id, one]) => [id, { title: id, ...one }]),
  )
  const circle = (title: string) =>
    `The sub-form “${title}” has this form below itself, which would go round in a circle.`
  const deep = (title: string) =>
    `With the sub-form “${title}” more than 3 forms would stand below each other.`

  test.each<[string, string, string | null]>([
    ['c', 'd', null],
    ['e', 'b', null],
    ['c', 'e', null],
    ['a', 'a', 'A form cannot be a sub-form of itself.'],
    ['a', 'none', 'A sub-form is a form that is not there any more.'],
    ['a', 'draft', 'The sub-form “draft” is not in use.'],
    ['b', 'a', circle('a')],
    ['d', 'a', circle('a')],
    ['e', 'a', deep('a')],
    ['d', 'e', deep('e')],
    ['c', 'b', deep('b')],
  ])('%s above %s', (formId, subFormId, why) => {
    expect(whyNotBelow(forms, formId, subFormId)).toBe(why)
  })
})

describe('publishing a form with sub-forms', () => {
  let world: TestServer
  let maker: Client

  beforeAll(async () => {
    world = await startTestServer()
    await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
    maker = await world.as('manager')
  })
  afterAll(() => world.close())

  const placed = async (id: string, status: 'published' | 'paused' | 'archived' = 'published') => {
    const published = shortForm('short')
    await placeForm(world, id, { columns: { status, owner_id: cast.manager }, published })
  }
  const below = (form: string): SubForm => ({ form, min: 0, max: 2 })
  async function save(formId: string, subForms: readonly SubForm[]) {
    const definition = { ...shortForm('short', { subForms }), version: 2 }
    return contentOf(await maker.manageForms.saveDraft({ formId, definition }))
  }
  const publish = (formId: string, draftRowVersion: number) =>
    maker.manageForms.move({ formId, event: 'publish', draftRowVersion })
  const subFormIds = async (id: string) => {
    const forms = world.database.kysely.selectFrom('forms').select('sub_form_ids')
    return (await forms.where('id', '=', id).executeTakeFirstOrThrow()).sub_form_ids
  }

  test('says of each why it cannot stand there, and publishes none of it', async () => {
    await placed('f-top')
    await placed('f-away', 'archived')
    await placed('f-paused', 'paused')
    const subForms = ['f-top', 'f-none', 'f-away', 'f-paused'].map(below)
    const { rowVersion, problemCount } = await save('f-top', subForms)
    const { problems } = contentOf(await maker.manageForms.draft({ formId: 'f-top' }))
    expect(problems).toEqual(
      [
        'A form cannot be a sub-form of itself.',
        'A sub-form is a form that is not there any more.',
        'The sub-form “Form f-away” is not in use.',
      ].map((message, place) => ({ path: `subForms.${place}.form`, key: null, message })),
    )
    expect(problemCount).toBe(3)
    expect(await publish('f-top', rowVersion)).toMatchObject({
      problem: { message: '3 things keep this form from being published.' },
    })
    expect(await subFormIds('f-top')).toEqual([])
  })

  test('keeps which they are beside the form, in the version that is in use', async () => {
    await placed('f-above')
    await placed('f-first')
    await placed('f-second')
    const both = await save('f-above', [below('f-second'), below('f-first')])
    contentOf(await publish('f-above', both.rowVersion))
    expect(await subFormIds('f-above')).toEqual(['f-second', 'f-first'])
    const none = await save('f-above', [])
    expect(await subFormIds('f-above')).toEqual(['f-second', 'f-first'])
    contentOf(await publish('f-above', none.rowVersion))
    expect(await subFormIds('f-above')).toEqual([])
  })

  test('of two that are published below each other at once, takes one', async () => {
    await placed('f-one')
    await placed('f-other')
    const saved = [await save('f-one', [below('f-other')]), await save('f-other', [below('f-one')])]
    const replies = await Promise.all(
      saved.map(({ formId, rowVersion }) => publish(formId, rowVersion)),
    )
    expect(replies.map(problemOf).sort()).toEqual(['status 200', 'wrong_state'])
  })
})
