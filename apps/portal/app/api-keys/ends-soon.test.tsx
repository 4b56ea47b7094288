import type { ApiKey } from '@holdpoint/api'
import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { DirectoryPage } from './directory-page.tsx'
import { KeyList } from './key-list.tsx'
import { toKeyView } from './key-view.server.ts'

const now = new Date('2026-03-05T15:00:00Z')
const hourMs = 3600_000

/** The key as its pages see it, this many hours before its end. */
function viewOf(hours: number, state: ApiKey['state'] = 'living') {
  const expiresAt = new Date(now.getTime() + hours * hourMs).toISOString()
  const key: ApiKey = {
    ...{ id: 'k-1', name: 'Crew board', origins: [], scopes: ['directory'], state, expiresAt },
    ...{ createdBy: { personId: 'p-1', name: 'Ana Ruiz' }, createdAt: '2025-03-06T15:00:00Z' },
    ...{ lastUsedAt: null, revokedAt: state === 'revoked' ? now.toISOString() : null },
    rowVersion: 1,
  }
  return toKeyView(key, 'UTC', now)
}

test.each([
  [1, 'Ends within a day'],
  [25, 'Ends in 1 day'],
  [9 * 24 + 1, 'Ends in 9 days'],
  [14 * 24 - 1, 'Ends in 13 days'],
])('%s hours before its end both pages of a key say so', async (hours, said) => {
  const key = viewOf(hours)
  const pages = [
    await drawnPart(() => <KeyList keys={[key]} />),
    await drawnPart(() => <DirectoryPage portal="https://holdpoint.example" keys={[key]} />),
  ]
  for (const page of pages) {
    expect(page).toContain(`<b>${said}</b> <span>What uses it needs another key by then.</span>`)
  }
})

test('nothing is said of a key that lasts, nor of one that is over', async () => {
  for (const key of [viewOf(14 * 24 + 1), viewOf(24, 'revoked'), viewOf(-24, 'expired')]) {
    expect(await drawnPart(() => <KeyList keys={[key]} />)).not.toContain('needs another key')
  }
})
