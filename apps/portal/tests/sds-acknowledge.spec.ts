import { axeOf } from './axe.ts'
import { becomes, expect, signIn, test } from './portal.ts'

// A sheet in force is to be acknowledged by whoever works where its product lies, unless that is
// waived. This file runs with and without JavaScript.

test(
  'a sheet is asked to be acknowledged, waits at Home, and is acknowledged by a thumb',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'employee', '/sds?section=pads&selectedFilterId=none')
    // Another one without a script and when it is repeated: what was acknowledged asks nothing any more.
    const row = page.locator('tbody tr').nth((isScripted ? 0 : 1) + 2 * test.info().retry)
    const link = row.locator('a[href^="/sds/"]').first()
    const product = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
    const sheet = new URL(page.url()).pathname
    await becomes(page, 'admin', `${sheet}/edit`)
    await page.getByLabel('Whoever works where it lies acknowledges it').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)

    await page.context().clearCookies()
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, 'employee', '/')
    await page
      .getByRole('link', { name: /Sheets? to acknowledge/ })
      .first()
      .click()
    await page.goto(sheet)
    const say = page.getByRole('button', { name: `Acknowledge: ${product}` })
    // Before anything was scrolled.
    await expect(say).toBeInViewport()
    if (isScripted) {
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
    await say.click()
    await expect(page.getByText('You have acknowledged it.')).toBeVisible()
    // It is told a moment after the deed, and a page without a script stays as it came.
    await expect(async () => {
      await page.goto('/notifications')
      const told = page.getByText(/asks you to read a safety data sheet/).first()
      await expect(told).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })

    await becomes(page, 'admin', `${sheet}?state=acknowledged`)
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Dario Quintanilla' }).first(),
    ).toContainText('Acknowledged')

    await page.goto(`${sheet}?state=pending`)
    const waive = page.getByRole('link', { name: /^Waive for / }).first()
    const name = ((await waive.getAttribute('aria-label')) ?? '').replace(/^.*? for /u, '')
    await waive.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Waive' }).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    const late = await page.context().newPage()
    await late.goto(page.url())
    await dialog.getByLabel('Why?').fill('Away until spring')
    await dialog.getByRole('button', { name: 'Waive' }).click()
    await expect(dialog).toHaveCount(0)
    // Whoever comes second is told, and loses nothing of what they typed.
    const second = late.getByRole('dialog')
    await second.getByLabel('Why?').fill('On another rig')
    await second.getByRole('button', { name: 'Waive' }).click()
    await expect(second.getByText(`It is waived for ${name} already.`)).toBeVisible()
    await expect(second.getByLabel('Why?')).toHaveValue('On another rig')
    await expect(second.getByRole('button', { name: 'Waive' })).toHaveCount(0)
    await late.close()
    await page.goto(`${sheet}?state=waived`)
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      'Away until spring',
    )
  },
)
