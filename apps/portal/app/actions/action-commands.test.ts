import { expect, test } from 'vitest'
import { actionCommands } from './action-commands.ts'

test('an action’s open moves lead to their dialogs, and a closed one nowhere', () => {
  const move = { why: null, needsReason: false, kind: 'plain' } as const
  const moves = [
    { ...move, event: 'start', label: 'Start', isOpen: true },
    { ...move, event: 'verify', label: 'Verify', isOpen: false },
  ]
  const view = { id: 'a1', moves, canEdit: true }
  expect(actionCommands({ view }).map(({ to }) => to)).toEqual([
    '/actions/a1?dialog=move&event=start',
    '/actions/a1/edit',
  ])
})
