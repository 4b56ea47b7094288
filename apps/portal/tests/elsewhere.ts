import type { Page } from '@playwright/test'
import { demoPassword, expect, originOf } from './portal.ts'

// What is done to a form beside the page that shows it, as another tab would.

type Item = { key: string; type: string; items?: Item[] }
type Detail = { definition: { items: Item[] } }

/** Calls the API as whoever the page is signed in as. */
export function apiOf(page: Page) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, data?: unknown) => {
    const headers = { Origin: await originOf(page), 'Sec-Fetch-Site': 'same-origin' }
    const answer = await page.request.fetch(`/api/v1${path}`, {
      ...{ method, headers },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { content: unknown }).content
  }
}

/** Answers a walkaround, signs and submits it. */
export async function submitElsewhere(page: Page, myFormId: string): Promise<void> {
  const call = apiOf(page)
  const { definition } = (await call('GET', `/my-form-detail?myFormId=${myFormId}`)) as Detail
  const checks = definition.items
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter(({ type }) => type === 'yesNo')
    .map(({ key }) => ({ key, value: 'yes' }))
  const rest = [
    { key: 'shift', value: 'day' },
    { key: 'gas_reading', value: 2.5 },
  ]
  await call('POST', '/my-form-fill', { myFormId, changes: [...checks, ...rest] })
  await call('POST', '/my-form-sign', {
    ...{ myFormId, questionKey: 'inspector', kind: 'typed' },
    ...{ name: 'Dario Quintanilla', password: demoPassword },
  })
  await call('POST', '/my-form-submit', { myFormId })
}
