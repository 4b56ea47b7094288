import AxeBuilder from '@axe-core/playwright'
import { expect, signIn, test } from './portal.ts'

const address =
  '/my-forms?section=completed&dialog=filters&selectedCrewOptions=F-01,F-02&selectedScore=20-80' +
  '&selectedStartDate=2025-01-05&selectedEndDate=2025-02-06&selectedStatus=complete'

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds nothing on the filters: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'employee', address)
      await expect(page.getByRole('combobox', { name: 'Crew' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBeLessThanOrEqual(0)
    })
  }
}

test('the keyboard alone opens the filters, chooses, and comes back to the button', async ({
  page,
}) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  const button = page.getByRole('link', { name: /^Filters/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByLabel('Started', { exact: true })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Crew' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/selectedCrewOptions=/)
  await expect(dialog.getByRole('combobox', { name: 'Crew' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a choice is applied once the panel is closed right after it', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&dialog=filters')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByLabel('Kudos', { exact: true }).check()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/isKudosSelected=true/)
})

test('opening the panel changes nothing by itself', async ({ page }) => {
  await signIn(page, 'employee', `${address}&selectedFilterId=keeps-its-place`)
  await expect(page.getByRole('combobox', { name: 'Crew' })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL(/selectedFilterId=keeps-its-place/)
})

test('a chip that is taken away leaves the focus to its neighbour', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed&isKudosSelected=true&elevatedSelected=true')
  await page.getByRole('link', { name: 'Remove Elevated' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Remove Kudos' })).toBeFocused()
  await page.getByRole('link', { name: 'Remove Kudos' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Filters', exact: true })).toBeFocused()
})
