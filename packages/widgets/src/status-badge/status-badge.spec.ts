import { expect, test } from '@playwright/test'
import { expectAccessible, forms, stage } from '../../test/stage.ts'

for (const form of forms) {
  test.describe(`the status badge as ${form}`, () => {
    test('keeps a long word inside a narrow page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await stage(page, 'status-badge', { scene: 'long', form })
      await expect(page.locator('.hp-status-badge')).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

    for (const theme of ['light', 'dark'] as const) {
      test(`says each status in words, with a drawing, in ${theme}`, async ({ page }) => {
        await stage(page, 'status-badge', { scene: 'every', form, theme })
        const badges = page.locator('.hp-status-badge')
        await expect(badges).toHaveText([
          'Completed',
          'Approved',
          'In Progress',
          'Filled',
          'In Review',
          'Pending',
          'Rejected',
          'New',
          'On Hold',
        ])
        await expect(page.locator('.hp-status-badge svg')).toHaveCount(9)
        await expectAccessible(page)
      })
    }

    test("says what waits for one's own hand before the status", async ({ page }) => {
      await stage(page, 'status-badge', { scene: 'own', form })
      await expect(page.locator('.hp-status-badge')).toHaveText([
        'In Review',
        'Pending',
        'Sent back',
      ])
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`is drawn under ${runtime} too`, async ({ page }) => {
    await stage(page, 'status-badge', { scene: 'every', form: 'react', runtime })
    await expect(page.locator('.hp-status-badge').first()).toHaveText('Completed')
    await expect(page.locator('.hp-status-badge svg')).toHaveCount(9)
  })
}
