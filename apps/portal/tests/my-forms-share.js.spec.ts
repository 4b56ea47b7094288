import AxeBuilder from '@axe-core/playwright'
import { expect, signIn, test } from './portal.ts'

// What needs a script to be looked at: axe, the keyboard, and the width of a small phone.

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on sharing: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'employee', '/my-forms?section=completed&selectedStatus=complete')
      const row = page.getByRole('table').getByRole('row').nth(1)
      const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
      const id = href.split('/').at(-1) ?? ''
      await page.goto(`/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${id}`)
      const dialog = page.getByRole('dialog', { name: 'Share' })
      const field = dialog.getByRole('combobox', { name: 'Employee name or email' })
      await field.fill('manager@holdpoint')
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('link', { name: /^Remove / })).toBeVisible()
      await expect(field).toBeFocused()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]),
      ).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.screenshot({ path: `out/share-${theme}-${width}.png` })
    })
  }
}
