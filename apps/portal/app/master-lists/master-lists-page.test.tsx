import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import type { EntryFormView } from './entry-form.server.ts'
import type { MasterListsView } from './master-lists-load.server.ts'
import { MasterListsPage } from './master-lists-page.tsx'

const view: MasterListsView = {
  ...{ list: 'crews', listName: 'Crews', entryName: 'crew', search: '', isRetired: false },
  asked: { list: 'crews', search: undefined, retired: undefined, page: undefined },
  tabs: [{ name: 'Crews', to: '/settings/lists?list=crews', isCurrent: true }],
  rows: [
    {
      ...{ id: 'F-01', name: 'F-01 Red', about: 'F-01 · Permian', usage: 'Used by 9 people' },
      ...{ isRetired: false, rowVersion: 4, canDelete: false, to: null, hasLabel: false },
    },
  ],
  ...{ offset: 0, pageSize: 20, total: 1, missing: [], here: '/settings/lists?list=crews' },
  ...{ dialog: null, formKey: 'k' },
}

const form: EntryFormView = {
  ...{ id: 'F-01', name: 'F-01 Red', rowVersion: 4, word: 'colour', known: ['blue', 'red'] },
  start: { code: 'F-01', name: 'F-01 Red', district: 'OLD', colour: 'red' },
  code: { label: 'Code', hint: 'It stays.' },
  parents: [{ name: 'district', label: 'District', options: [['OLD', 'Old field (retired)']] }],
}

const drawn = (part: Partial<MasterListsView>) =>
  drawnPart(() => <MasterListsPage view={{ ...view, ...part }} />, undefined, '?list=crews')

test('without a script each entry has a menu whose button says which version it means', async () => {
  const page = await drawn({})
  expect(page).toMatch(/<summary[^>]*aria-label="What to do with F-01 Red"/)
  expect(page).toMatch(/<button[^>]*name="intent"[^>]*value="retire F-01 4"/)
  expect(page).toContain('href="/settings/lists?list=crews&amp;dialog=edit&amp;id=F-01"')
  expect(page).not.toContain('dialog=delete')
})

test('the form of an entry stands in the page, with what is chosen and what it may be called again', async () => {
  const page = await drawn({ dialog: { kind: 'edit', form } })
  expect(page).toContain('Edit F-01 Red')
  expect(page).toMatch(/<input[^>]*name="rowVersion"[^>]*value="4"/)
  expect(page).toMatch(/<option value="OLD" selected="">Old field \(retired\)/)
  expect(page).toMatch(/<datalist[^>]*><option value="blue"/)
})

test('a list that cannot have entries yet leads to those before it, and offers no form', async () => {
  const missing = [{ name: 'Districts', to: '/settings/lists?list=districts' }]
  const page = await drawn({ missing, rows: [], total: 0 })
  expect(page).toContain('Before a crew can be added, something must stand in:')
  expect(page).toContain('href="/settings/lists?list=districts"')
  expect(page).not.toContain('dialog=add')
})

test('equipment leads to its page, and what is ticked has its labels printed without a script', async () => {
  const machine = { id: 'a-1', name: 'Pump 6', about: 'PMP/06', usage: 'Not used yet' }
  const row = { ...machine, isRetired: false, rowVersion: 1, canDelete: false }
  const page = await drawn({ rows: [{ ...row, to: '/equipment/PMP%2F06', hasLabel: true }] })
  expect(page).toContain('href="/equipment/PMP%2F06"')
  expect(page).toMatch(/<form method="get" action="\/equipment-labels" id="labels"/)
  expect(page).toMatch(
    /<input[^>]*type="checkbox"[^>]*form="labels"[^>]*name="ids"[^>]*value="a-1"/,
  )
  expect(await drawn({})).not.toContain('name="ids"')
})
