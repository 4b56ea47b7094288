import { expect, test } from 'vitest'
import { drawnPart } from '../../test-drawn-part.tsx'
import { CausesPane } from './causes-pane.tsx'
import type { CausesView } from './panes-view.server.ts'
import type { SqrView } from './sqr-view.server.ts'

const causes: CausesView = {
  blocks: [
    { name: 'Direct', rows: [{ lineId: 'a', texts: { itemId: 'Haste' } }] },
    { name: 'Basic', rows: [{ lineId: 'b', texts: { itemId: 'No training' } }] },
  ],
  ncr: { lineId: 'n', texts: { requirement: 'Seals are those of the list.' } },
  steps: [],
}

/** What the pane draws to whoever may do no more than is said. */
const drawn = (can: { edit: boolean; editNcr: boolean }) =>
  drawnPart(() => (
    <CausesPane view={{ id: 'r', pane: 'causes', can } as unknown as SqrView} causes={causes} />
  ))

/** What the links of a page are called that have no words to be seen. */
const namesIn = (html: string) =>
  [...html.matchAll(/<a[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name)

test('the causes of each block are a table of its own name', async () => {
  const html = await drawn({ edit: false, editNcr: false })
  expect([...html.matchAll(/<caption[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
    ...['Direct', 'Basic'],
  ])
  expect(namesIn(html)).toEqual([])
})

test('a report that is watched takes changes of its non-conformance alone, which stays', async () => {
  const html = await drawn({ edit: false, editNcr: true })
  expect(namesIn(html)).toEqual(['Edit: Non-conformance (NCR)'])
  expect(html).not.toContain('Add cause')
  expect(namesIn(await drawn({ edit: true, editNcr: true }))).toEqual([
    ...['Edit: Haste', 'Remove: Haste', 'Edit: No training', 'Remove: No training'],
    ...['Edit: Non-conformance (NCR)', 'Remove: Non-conformance (NCR)'],
  ])
})
