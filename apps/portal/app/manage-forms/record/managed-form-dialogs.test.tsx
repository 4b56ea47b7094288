import { expect, test } from 'vitest'
import type { AllowedEvent } from '@holdpoint/api'
import { DeleteDialog } from '../../lists/list-view.tsx'
import { drawnPart } from '../../test-drawn-part.tsx'
import { formMoveAt } from './managed-form-commands.ts'
import { ManagedFormDialogs } from './managed-form-dialogs.tsx'
import type { ManagedFormView } from './managed-form-view.server.ts'

const moved = (event: string, label: string): AllowedEvent => ({
  ...{ event, label, kind: 'main', needsReason: event === 'archive', isOpen: true, why: null },
})
const publish = moved('publish', 'Publish')

const view: ManagedFormView = {
  ...{ id: 'f1', title: 'Crane lift', description: '', iconUrl: '', status: 'published' },
  ...{ version: 1, rowVersion: 4, by: 'Inspection', entries: '3 entries', entryCount: 3 },
  can: { edit: true, copy: true, delete: true },
  deletion: 'withEntries',
  draft: {
    ...{ number: 2, rowVersion: 11, saved: null, by: null, questions: '2 questions' },
    ...{ problems: 0, warnings: 0 },
  },
  ...{ versions: [], usage: [], facts: [] },
  leads: [{ formId: 'f2', title: 'Daily walkaround' }],
  above: [{ formId: 'f3', title: 'Incident report' }],
  moves: [publish, moved('archive', 'Archive')],
  formKey: 'key',
}

/** What the page of a form asks at an address, and its fields. */
async function asked(query: string, over: Partial<ManagedFormView> = {}) {
  const html = await drawnPart(
    () => <ManagedFormDialogs view={{ ...view, ...over }} warnings={[]} pausedBecause="Fog" />,
    undefined,
    query,
  )
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }
}

const publishing = (draft: number) => `?dialog=move&event=publish&draft=${draft}`
const changed = 'This draft has changed since you looked.'
const pressed = /<button[^>]*>Publish<\/button>/

test('the page asks to publish the draft that stands on it', () => {
  expect(formMoveAt(view)(publish)).toBe('/manage-forms/view/f1?dialog=move&event=publish&draft=11')
})

test('the draft that was looked at is published', async () => {
  const { html, text } = await asked(publishing(11))
  expect(html).toMatch(/name="draftRowVersion" value="11"/)
  expect(html).toMatch(pressed)
  expect(text).not.toContain(changed)
})

test('another draft than the one that was looked at is not: it is said, and where to look', async () => {
  const { html, text } = await asked(publishing(10))
  expect(html).toMatch(/name="draftRowVersion" value="10"/)
  expect(html).not.toMatch(pressed)
  expect(text).toContain(changed)
  expect(html).toContain('href="/manage-forms/compare?formId=f1&amp;from=1"')
})

test('whoever publishes a paused form reads that it stays paused, and why', async () => {
  const { text } = await asked(publishing(11), { status: 'paused' })
  expect(text).toContain('it stays paused')
  expect(text).toContain('It was paused because: “Fog”')
})

test.each([
  ['archived', '?dialog=move&event=archive', {}],
  ['deleted', '?dialog=delete', { deletion: 'plain' }],
  ['deleted with its entries', '?dialog=delete', {}],
] as const)(
  'before it is %s, the forms that lead to it or have it below them are named',
  async (_, query, over) => {
    await DeleteDialog.fetch()
    const { text } = await asked(query, over)
    expect(text).toContain('Daily walkaround')
    expect(text).toContain('Incident report')
  },
)
