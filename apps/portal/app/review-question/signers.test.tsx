import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import type { SignerLine } from './review-view.ts'
import { Signers } from './signers.tsx'

const line: SignerLine = {
  ...{ id: 's1', name: 'Thuy Pham-Castell', isOwn: false, task: 'approve', step: 1 },
  ...{ meaning: 'Safety review', status: 'done', deputyFor: null, signed: null, signature: null },
  note: 'Looked at it on the pad',
}

test('what an approver said with the decision stands with it, and nothing where nothing was said', async () => {
  const drawn = (signers: readonly SignerLine[]) =>
    drawnPart(() => <Signers myFormId="e1" signers={signers} timeZone="UTC" />)
  expect(await drawn([line])).toContain('Note: Looked at it on the pad')
  expect(await drawn([{ ...line, note: null }])).not.toContain('Note:')
})
