import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/**
 * The PDF of the record whose page is open, by the link of its tools, and the code at its end: whoever
 * holds it is told that Holdpoint made it.
 */
export async function expectPaper(page: Page): Promise<{ paper: Buffer; code: string }> {
  const link = page.getByRole('link', { name: 'PDF', exact: true })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const paper = await answer.body()
  // What a picture shows in words is not packed.
  const [, code = ''] = /\/paper\?code=([0-9A-Z]{16})/.exec(paper.toString('latin1')) ?? []
  const known = await page.request.get(`/paper?code=${code}`)
  expect(await known.text()).toContain('Nothing was written into the history of its record since.')
  return { paper, code }
}
