import { axeOf } from './axe.ts'
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
      // What opens hides neither the title nor the entry that is shared.
      const [fieldBox, listBox] = await Promise.all([
        field.boundingBox(),
        page.getByRole('listbox').boundingBox(),
      ])
      expect(listBox?.y).toBeGreaterThan(fieldBox?.y ?? Infinity)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('link', { name: /^Remove / })).toBeVisible()
      await expect(field).toBeFocused()
      const { violations } = await axeOf(page).analyze()
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

test(
  'who is searched before the script has come is searched, with focus and caret as they were',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/my-forms?section=completed&selectedStatus=complete')
    const row = page.getByRole('table').getByRole('row').nth(1)
    const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/assets/share-dialog*.js', async (route) => {
      await held
      await route.continue()
    })
    const address = `/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${href.split('/').at(-1)}`
    await page.goto(address, { waitUntil: 'commit' })
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByRole('searchbox', { name: 'Employee name or email' }).fill('anager@holdpoint')
    await page.keyboard.press('Home')
    await page.keyboard.type('m')
    go()
    const field = dialog.getByRole('combobox', { name: 'Employee name or email' })
    await expect(field).toHaveValue('manager@holdpoint')
    await expect(field).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.type('x')
    await expect(field).toHaveValue('mxanager@holdpoint')
  },
)
