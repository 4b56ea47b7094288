import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { MachinePage } from './machine-page.tsx'
import type { MachineView } from './machine-view.server.ts'

const none = { rows: [], hasMore: false }
const view: MachineView = {
  ...{ id: 'a-1', code: 'PMP/06', name: 'Pump 6', category: 'Pump', isRetired: false },
  facts: [{ term: 'Code', text: 'PMP/06' }],
  ...{ lockouts: none, templates: none, actions: none, workOrders: none },
  ...{ entries: none, drafts: none, reports: none, forms: [] },
}
const row = (id: string) => ({ id, to: `/at/${id}`, name: `Row ${id}`, detail: 'detail' })
const picture = drawQr('https://holdpoint.example/equipment/PMP%2F06')

const drawn = (part: Partial<MachineView>, may = true) =>
  drawnPart(() => (
    <MachinePage
      {...{ picture, formKey: 'k', mayPlan: may, readsTemplates: may }}
      view={{ ...view, ...part }}
    />
  ))

test('what holds it stands before all else; without one nothing says that it is free', async () => {
  const held = await drawn({ lockouts: { rows: [row('l-1')], hasMore: true } })
  expect(held.indexOf('/at/l-1')).toBeLessThan(held.indexOf('Open actions'))
  expect(held).toContain('href="/loto?section=live&amp;selectedAssets=a-1"')
  const free = await drawn({})
  expect(free).toContain('You see no lockout on it now')
  expect(free).toContain('may still not be safe to work on')
})

test('an action and a lockout begin with the machine in their address', async () => {
  const templates = { rows: [{ ...row('t-1'), code: 'LOTO-FP-01' }], hasMore: false }
  const page = await drawn({ templates })
  expect(page).toContain('href="/loto/edit?templateId=t-1&amp;assetId=a-1"')
  expect(page).toContain('href="/actions/new?assetId=a-1&amp;to=%2Fequipment%2FPMP%252F06"')
})

test('who may not begin a lockout is offered none, and of a retired machine nothing is begun', async () => {
  expect(await drawn({}, false)).not.toContain('Lockout templates')
  const retired = await drawn({ isRetired: true })
  expect(retired).toContain('Retired')
  expect(retired).not.toContain('/actions/new')
})
