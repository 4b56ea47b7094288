import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { ruleDepthMax, type FormDefinition, type Rule } from '@holdpoint/forms'
import { cast } from '../../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeForm } from '../../../../test/place-form.ts'
import { grantTo } from '../../../../test/rights.ts'
import { sendFile } from '../../../../test/send-photo.ts'
import { testForm } from '../../../../test/test-form.ts'

let world: TestServer
let maker: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['create_forms', 'edit_own_forms'])
  maker = await world.as('manager')
})
afterAll(() => world.close())

async function published(id: string): Promise<string> {
  await placeForm(world, id, { columns: { owner_id: cast.manager } })
  return id
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const draftOf = async (formId: string) => contentOf(await maker.manageForms.draft({ formId }))

async function take(formId: string, bytes: Uint8Array, name: string) {
  const file = `upload:${await sendFile(world, 'manager', { field: 'paper', name, bytes })}`
  return maker.manageForms.importFile({ formId, file })
}

describe('what manageForms.importFile makes of a file', () => {
  test('keeps approval, scoring and access where a file has no words for them, and says so', async () => {
    const formId = await published('f-kept')
    const asked = (key: string) => ({ op: 'answered', args: [{ op: 'answer', key }] }) as const
    const kept = {
      access: { limitedDefault: true },
      workflow: {
        approvals: [
          { meaning: 'Safety', by: 'manager' as const },
          { meaning: 'Second', by: 'manager' as const, condition: asked('gone') },
        ],
        bulkApprove: true,
      },
    }
    const written = { ...testForm, ...kept }
    contentOf(await maker.manageForms.saveDraft({ formId, definition: written, said: 'Approved' }))
    const bytes = bytesOf('type,name\ntext,a\n')
    const { changed } = contentOf(await take(formId, bytes, 'a.csv'))
    expect(changed[0]?.message).toBe(
      'The file says nothing about approval, scoring, access: that stays as it was written here. ' +
        'The approval “Second” is always asked for now: it depended on a question that is gone.',
    )
    const [first] = kept.workflow.approvals
    const approvals = [first, { meaning: 'Second', by: 'manager' }]
    const { scoring, ...draft } = (await draftOf(formId)).definition as FormDefinition
    expect(scoring).toEqual(testForm.scoring)
    expect(draft).toMatchObject({ ...kept, workflow: { approvals, bulkApprove: true } })
  })

  test('a rule as deep as any may be is kept, and a deeper one is told as a rule', async () => {
    const formId = await published('f-deep')
    const deepest = { op: 'in', args: [{ op: 'value' }, ['a', 'b']] } as const
    const withRule = (levels: number): FormDefinition => {
      const rule = Array.from({ length: levels - 2 }).reduce<Rule>(
        (inner) => ({ op: 'not', args: [inner] }),
        deepest,
      )
      const validate = [{ rule, message: { en: 'No.' }, level: 'error' as const }]
      const asked = { key: 'q', type: 'text' as const, label: { en: 'Q' }, validate }
      const section = { key: 's', type: 'section' as const, title: { en: 'S' }, items: [asked] }
      return { ...testForm, items: [section] }
    }
    const save = (levels: number) =>
      maker.manageForms.saveDraft({ formId, definition: withRule(levels), said: 'A rule' })
    expect(contentOf(await save(ruleDepthMax))).toMatchObject({ formId })
    const bytes = (levels: number) => bytesOf(JSON.stringify(withRule(levels)))
    const reply = await take(formId, bytes(ruleDepthMax + 1), 'a.json')
    expect(reply.status === 'problem' ? reply.problem.fields : []).toEqual([
      { path: 'file', message: expect.stringContaining('A rule is at most 16 levels deep.') },
    ])
    expect(contentOf(await take(formId, bytes(ruleDepthMax), 'a.json'))).toMatchObject({ formId })
  })

  test('a title in other languages than the form has leaves nothing to put right', async () => {
    const formId = await published('f-title')
    const json = JSON.stringify({ ...testForm, title: { en: 'Other', es: 'Otro' } })
    const taken = contentOf(await take(formId, bytesOf(json), 'a.json'))
    expect(taken.problemCount).toBe(0)
    expect((await draftOf(formId)).definition).toMatchObject({ title: { en: 'Form f-title' } })
  })

  test('a name of half a character is no harm', async () => {
    const formId = await published('f-emoji')
    const name = `${'a'.repeat(138)}😀.csv`
    contentOf(await take(formId, bytesOf('type,name\ntext,a\n'), name))
    expect((await draftOf(formId)).undoes).toMatch(/^Taken from a+/)
  })
})
