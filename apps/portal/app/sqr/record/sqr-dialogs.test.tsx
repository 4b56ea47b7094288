import { expect, test } from 'vitest'
import type { EditAgain } from '../../records/edit-again.ts'
import { drawnPart } from '../../test-drawn-part.tsx'
import { SqrDialogs } from './sqr-dialogs.tsx'
import type { SqrLoaded } from './sqr-load.server.ts'

/** A report that nobody writes or verifies now, with whatever the panes of its dialogs show. */
const moved = {
  view: {
    ...{ id: 'r', pane: 'followUp', rowVersion: 4, formKey: 'key', moves: [], statuses: {} },
    can: { edit: false, verify: false, link: false, delete: false },
  },
  overview: null,
  involved: { parts: [{ lineId: 'p', texts: { itemNumber: 'FE-100' } }] },
  followUp: { attached: [], above: [], actions: [] },
} as unknown as SqrLoaded
const open = {
  ...moved,
  view: { ...moved.view, can: { ...moved.view.can, edit: true, verify: true, link: true } },
}

const why = 'It does not wait for verification now.'
const typed = {
  ...{ verdict: 'disputed', note: 'The seal is another one.' },
  ...{ myFormIds: ['e-1'], parentId: 'r-2' },
}
const again: EditAgain = {
  lastResult: { status: 'error', initialValue: typed, error: { '': [why] } },
  found: null,
  known: {
    myFormIds: [{ id: 'e-1', name: 'Walkaround of pad 12', detail: null }],
    parentId: [{ id: 'r-2', name: 'The whole job', detail: null }],
  },
}

const drawn = (dialog: string, page: SqrLoaded, answer?: EditAgain) =>
  drawnPart(() => <SqrDialogs page={page} />, answer, `?pane=followUp&dialog=${dialog}`)

test.each([
  ['verify', 'The seal is another one.'],
  ['attach', 'Walkaround of pad 12'],
  ['link', 'The whole job'],
])(
  'what was typed to %s stays with why it was refused, once the report has moved on',
  async (dialog, text) => {
    const html = await drawn(dialog, moved, again)
    expect(html).toContain(why)
    expect(html).toContain(text)
    expect(html).not.toMatch(/<button[^>]*>Save<\/button>/)
    expect(html).toContain('>Close<')
    // Nobody has posted: nothing is asked that is not open.
    expect(await drawn(dialog, moved)).not.toContain('<dialog')
    expect(await drawn(dialog, open)).toMatch(/<button[^>]*>Save<\/button>/)
  },
)
