import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { ActionList } from './action-list.tsx'
import type { ActionLine } from './entry-actions.ts'

const line: ActionLine = {
  ...{ id: 'a-1', number: 'ACT-26-0007', title: 'Replace the torn liner', status: 'open' },
  ...{ type: 'my_form', assignedTo: 'Dana Okafor' },
  due: { day: '2026-11-20', date: '20 Nov', words: 'Today', isLate: false },
  to: '/actions/a-1',
  raisedAt: '/my-form/fill-out/01J9ZK?tab=3',
}

test('an action leads to its page, and is named without a link for who may not open it', async () => {
  expect(await drawnPart(() => <ActionList actions={[line]} />)).toContain('href="/actions/a-1"')
  const closed = await drawnPart(() => <ActionList actions={[{ ...line, to: null }]} />)
  expect(closed).toContain('Replace the torn liner')
  expect(closed).not.toContain('href="/actions/')
})
