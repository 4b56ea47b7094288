import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { ReportForm, type ReportFormData } from './report-form.tsx'

const page: ReportFormData = {
  start: { dataset: 'actions', savedFilterId: 'keep', isShared: 'true', recipientIds: ['p-1'] },
  mayShare: false,
  kept: { dataset: 'actions', title: 'Mine' },
  filters: { lockouts: [['f-1', 'Of lockouts']] },
  offered: [],
  formKey: 'key',
  backTo: '/reports',
}
const drawn = (start: ReportFormData['start'] = {}) =>
  drawnPart(() => (
    <ReportForm
      page={{ ...page, start: { ...page.start, ...start } }}
      search={() => Promise.resolve([])}
    />
  ))
const keepChosen = /<option value="keep" selected="">As it is: Mine/
const held = '<input type="hidden" name="held" value="keep"/>'

test('the filter that a report has is kept through a look at another dataset', async () => {
  const first = await drawn()
  expect(first).toMatch(keepChosen)
  expect(first).not.toContain(held)
  // What was posted with another dataset, as the form comes back without a script.
  for (const start of [{ savedFilterId: 'keep' }, { savedFilterId: '', held: 'keep' }]) {
    const elsewhere = await drawn({ ...start, dataset: 'lockouts' })
    expect(elsewhere).toContain('Of lockouts')
    expect(elsewhere).toContain(held)
  }
  expect(await drawn({ savedFilterId: '', held: 'keep' })).toMatch(keepChosen)
  expect(await drawn({ savedFilterId: '' })).not.toMatch(keepChosen)
})

test('whoever may not share a report sends what a manager has said of it', async () => {
  const html = await drawn()
  expect(html).toMatch(/name="isShared"[^>]*checked=""/)
  expect(html).toContain('<input type="hidden" name="recipientIds" value="p-1"/>')
  expect(await drawn({ isShared: 'false' })).not.toContain('name="isShared"')
})
