import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal.ts'

type Entry = { id: string; isOwnSignPending: boolean; actionCount: number }

/** Axe finds nothing, and nothing is wider than the page. */
async function expectCalm(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing on the parts of an entry: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'manager')
      const answer = await page.request.get(
        '/api/v1/my-form?section=signature&startDate=none&pLimit=100',
      )
      const { content }: { content: { data: Entry[] } } = await answer.json()
      const id = content.data.find(({ isOwnSignPending }) => isOwnSignPending)?.id ?? ''
      const acted = content.data.find(({ actionCount }) => actionCount > 0)?.id ?? id
      for (const [name, path] of [
        ['answers', `${id}?tab=6`],
        ['actions', `${acted}?tab=2`],
      ] as const) {
        await page.goto(`/review-form/review-form-question/${path}`)
        await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible()
        await page.screenshot({ path: `out/pictures/review-${name}-${theme}-${width}.png` })
        await expectCalm(page)
      }
    })
  }
}
