import type { Page } from '@playwright/test'
import { isCut } from '../../../tooling/checks/cut.mjs'
import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// axe on every page, in every theme, as a phone and as a desk. Scripts run, for axe is one. A theme
// changes colours and nothing else, so the other rules are asked in one of them, and each of the
// others is seen at one size.

const phone = { name: 'phone', width: 360, height: 800 }
const desk = { name: 'desk', width: 1280, height: 900 }
const seenAt = { Light: [phone, desk], Dark: [phone], Sun: [desk] }
const themes = ['Light', 'Dark', 'Sun'] as const
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']

async function violationsOf(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  const axe = axeOf(page)
  const { violations } = await (
    theme === 'Light' ? axe.withTags(everything) : axe.withRules(ofColours)
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

async function firstRowAddress(page: Page, section: string): Promise<string> {
  await page.goto(`/my-forms?section=${section}`)
  const href = await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')
  return href ?? ''
}

for (const theme of themes) {
  test.describe(theme, () => {
    /** What axe finds at an address, as a phone and as a desk. */
    async function expectNothing(page: Page, address: string, sizes = seenAt[theme]) {
      await page.goto(address)
      for (const { name, width, height } of sizes) {
        await page.setViewportSize({ width, height })
        expect(await violationsOf(page, theme), `${address}, ${name}`).toEqual([])
      }
    }

    test.beforeEach(async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    })

    test('axe finds nothing on the pages before signing in', async ({ page }) => {
      for (const address of ['/login', '/nothing-here']) {
        await expectNothing(page, address)
      }
    })

    test('axe finds nothing on the pages of an employee', async ({ page }) => {
      test.setTimeout(300_000)
      await signIn(page, 'employee')
      const main = [
        '/my-forms?section=completed&sortField=form_name',
        '/my-forms?dialog=fill',
        await firstRowAddress(page, 'ongoing'),
      ]
      const others = async () => [
        '/my-forms?section=signature',
        '/no-access?type=my_forms',
        await firstRowAddress(page, 'signature'),
      ]
      const rest = async () => [
        '/my-forms?section=ongoing',
        '/my-forms?searchValue=nothing+has+this+name',
        await firstRowAddress(page, 'completed'),
        ...(theme === 'Light' ? ['/nothing-here'] : []),
      ]
      // That the colours of each theme are far enough apart is held by a test of the tokens.
      for (const address of main) {
        await expectNothing(page, address)
      }
      for (const address of theme === 'Light' || !isCut ? await others() : []) {
        await expectNothing(page, address, isCut ? [phone] : seenAt[theme])
      }
      for (const address of isCut ? [] : await rest()) {
        await expectNothing(page, address)
      }
    })
  })
}
