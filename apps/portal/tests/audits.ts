import { expect, type Page } from '@playwright/test'
import { demoPassword, photo } from './portal.ts'

// Audits of one's own, which two steps decide on, and those who walk around them.

type Entry = { definition: { items: readonly Asked[] } }
type Asked = { key: string; type: string; items?: readonly Asked[] }

/**
 * Starts an audit and answers all but its photo and its signature: the question of the key `left` not at
 * all, the one of `failed` with a No, the others with a Yes.
 */
export async function startedAudit(page: Page, { left = '', failed = '' } = {}): Promise<string> {
  const call = async <Content>(path: string, data: object): Promise<Content> => {
    const headers = { origin: new URL(page.url()).origin }
    const answer = await page.request.post(`/api/v1${path}`, { data, headers })
    const { content }: { content: Content } = await answer.json()
    return content
  }
  const { id } = await call<{ id: string }>('/my-form', { formId: 'explosives_audit' })
  const whole = await page.request.get(`/api/v1/my-form-detail?myFormId=${id}`)
  const { content }: { content: Entry } = await whole.json()
  const asked = content.definition.items.flatMap(({ items, ...item }) => items ?? [item])
  const checks = asked.filter(({ key, type }) => type === 'yesNo' && key !== left)
  const changes = [
    { key: 'shift', value: 'day' },
    ...checks.map(({ key }) =>
      key === failed ? { key, value: 'no', note: 'As seen' } : { key, value: 'yes' },
    ),
  ]
  await call('/my-form-fill', { myFormId: id, changes })
  return id
}

/** Hands an audit in: photo and signature go by the calls that the page makes. */
export async function handedInAudit(page: Page, failed?: string): Promise<string> {
  const id = await startedAudit(page, { failed })
  const headers = { origin: new URL(page.url()).origin }
  const about = { myFormId: id, questionKey: 'returns_reconciled' }
  await page.request.post('/api/v1/my-form-answer-images', {
    multipart: { ...about, file: photo },
    headers,
  })
  const typed = { kind: 'typed', name: 'Dario Quintanilla', password: demoPassword }
  for (const [path, data] of [
    ['/my-form-sign', { myFormId: id, questionKey: 'auditor', ...typed }],
    ['/my-form-submit', { myFormId: id }],
  ] as const) {
    const answer = await page.request.post(`/api/v1${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
  }
  return id
}
