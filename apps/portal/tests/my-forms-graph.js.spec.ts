import { axeOf } from './axe.ts'
import { inMore, moreOfList } from './my-forms-entries.ts'
import { expect, signIn, test } from './portal.ts'

const graph = '/my-forms?section=completed&selectedStartDate=none&view=graph'

for (const theme of ['Light', 'Dark', 'Sun'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on the graphs: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await signIn(page, 'manager', graph)
      const summaries = page.getByRole('figure').locator('summary')
      await expect(summaries.first()).toBeVisible()
      for (const summary of await summaries.all()) {
        await summary.click()
      }
      await moreOfList(page).click()
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBeLessThanOrEqual(0)
    })
  }
}

test('the keyboard alone turns to the graphs and reaches each number once', async ({ page }) => {
  await signIn(page, 'manager', '/my-forms?section=completed')
  await moreOfList(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'View' }).getByRole('link', { name: 'Graph' }).focus()
  await page.keyboard.press('Enter')
  const time = page.getByRole('figure').filter({ hasText: 'Forms started' })
  await expect(time).toBeVisible()
  // The columns are for the pointer: the first stop is the summary of the table.
  await time.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(time.getByRole('table').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test(
  'the script of the graphs comes with the graphs, not with the list',
  { tag: '@bench' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/assets/') && response.url().endsWith('.js')) {
        scripts.push(response.url())
      }
    })
    await signIn(page, 'manager', '/my-forms?section=completed&view=list')
    await page.waitForLoadState('networkidle')
    const isGraph = (url: string) => /\/my-forms-graph-[^/]*\.js/.test(url)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(isGraph)).toEqual([])
    await (await inMore(page, 'Graph')).click()
    await expect(page.getByRole('figure').first()).toBeVisible()
    expect(scripts.filter(isGraph)).toHaveLength(1)
  },
)
