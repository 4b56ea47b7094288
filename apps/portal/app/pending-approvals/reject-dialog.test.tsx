import { expect, test } from 'vitest'
import type { EditAgain } from '../records/edit-again.ts'
import { drawnPart } from '../test-drawn-part.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { rejectionOf } from './rejection.ts'

const rejecting = { kind: 'action', id: 'a1', rowVersion: 3, number: 'ACT-26-1' } as const
const reason = 'The pin is missing.'
const item = 'action:a1:3:ACT-26-1'

/** What came back of a rejection, which somebody else was quicker than, or not. */
function backWith(why: string, isLate: boolean): EditAgain {
  return {
    lastResult: { status: 'error', initialValue: { reason, item }, error: { '': [why] } },
    ...{ found: null, known: {} },
    late: isLate ? rejectionOf(rejecting, { isOpen: false, why }) : undefined,
  }
}

async function drawn(again: EditAgain | undefined, keys: readonly string[]) {
  const items = keys.map((key) => ({ key }))
  const given = { rejecting, items, formKey: 'key', closeTo: '/pending-approvals', again }
  const html = await drawnPart(() => <RejectDialog {...given} />)
  return {
    html,
    item: /name="item" value="([^"]+)"/.exec(html)?.[1],
    canReject: /<button[^>]*>Reject ACT-26-1<\/button>/.test(html),
  }
}

test('a rejection goes on from what was changed meanwhile, once that is said', async () => {
  const now = 'action:a1:5:ACT-26-1'
  const late = await drawn(backWith('Somebody changed this.', true), [now])
  expect(late).toMatchObject({ item: now, canReject: true })
  expect(late.html).toContain('Somebody changed this.')
  expect(late.html).toContain(reason)
  // What was refused for another reason is what was looked at.
  expect(await drawn(backWith('Please say why.', false), [now])).toMatchObject({ item })
  expect(await drawn(undefined, [now])).toMatchObject({ item, canReject: true })
})

test('what waits no more is not rejected, and the words are left', async () => {
  const gone = await drawn(backWith('Already decided by Wren.', true), ['action:a2:1:ACT-26-2'])
  expect(gone.canReject).toBe(false)
  expect(gone.html).toContain(reason)
  expect(gone.html).toContain('Already decided by Wren.')
})
