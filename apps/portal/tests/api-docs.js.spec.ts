import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

declare global {
  interface Window {
    refusedByPolicy?: string[]
  }
}

/** Opens the page and waits until the library, a large file, has drawn it. */
async function openReference(page: Page): Promise<void> {
  await page.goto('/api/docs')
  await expect(page.locator('#operations-tag-myForms')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('#calls')).toHaveCount(0)
}

/** Filters until one area is left. */
async function areaFound(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Filter by tag or path').focus()
  await page.keyboard.type(text)
  await expect(page.locator('.opblock-tag')).toHaveCount(1)
}

test('the API reference loads nothing from elsewhere and breaks no policy', async ({
  page,
  baseURL,
}) => {
  const leaving: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== baseURL && protocol !== 'data:') {
      leaving.push(request.url())
    }
  })
  await page.addInitScript(() => {
    window.refusedByPolicy = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.refusedByPolicy?.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await openReference(page)
  await expect(page).toHaveTitle('Holdpoint API reference')

  await areaFound(page, 'my-form-comments')
  await page.getByRole('button', { name: 'Expand operation' }).click()
  await page
    .getByRole('button', { name: /^get \/my-form-comments/i })
    .first()
    .click()
  await expect(page.locator('[data-param-name="myFormId"]').first()).toBeVisible()
  await expect(page.getByText('not_signed_in').first()).toBeVisible()

  expect(leaving).toEqual([])
  expect(await page.evaluate(() => window.refusedByPolicy)).toEqual([])
})

test('a call is found and opened by the keyboard alone', async ({ page }) => {
  await openReference(page)
  await areaFound(page, 'topics')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const call = page.getByRole('button', { name: /^get \/topics/i }).first()
  await expect(call).toBeVisible()
  await call.focus()
  await page.keyboard.press('Enter')
  await expect(call).toHaveAttribute('aria-expanded', 'true')
})

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is readable at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await openReference(page)
      await page.locator('#operations-tag-topics').click()
      const call = page.getByRole('button', { name: /^get \/topics/i }).first()
      await call.click()
      await expect(page.getByText('named-only').first()).toBeAttached()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}
