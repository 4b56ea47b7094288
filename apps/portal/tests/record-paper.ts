import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** The PDF of the record whose page is open, by the link of its tools. */
export async function expectPaper(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'PDF', exact: true })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}
