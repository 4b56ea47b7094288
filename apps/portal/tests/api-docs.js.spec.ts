import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'

declare global {
  interface Window {
    refusedByPolicy?: string[]
    /** How long each task took that the browser calls long, in milliseconds. */
    busyFor?: number[]
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

test(
  'the API reference loads nothing from elsewhere and breaks no policy',
  { tag: '@bench' },
  async ({ page, baseURL }) => {
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
  },
)

/** Opens the page at one call, as a link from elsewhere does. */
async function openCall(page: Page, call: string): Promise<Locator> {
  await page.goto(`/api/docs#/${call.split('.')[0]}/${call}`)
  const opened = page.locator('.opblock.is-open')
  await expect(opened).toHaveCount(1, { timeout: 20_000 })
  await expect(opened.locator('.responses-wrapper')).toBeVisible()
  return opened
}

test(
  'a link to one call shows its parameters by name, and what its fields mean',
  { tag: '@bench' },
  async ({ page }) => {
    const call = await openCall(page, 'myForms.saveComment')
    const names = await call
      .locator('[data-param-name]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-param-name')))
    expect(names).toEqual([
      'Idempotency-Key',
      'If-Match',
      'X-Version',
      'X-Internal-Version',
      'X-Device-Type',
      'X-Time-Zone',
    ])
    const body = call.locator('.opblock-section-request-body')
    await expect(body.getByText('Checked the bleed-off line again.')).toBeVisible()
    await body.getByRole('tab', { name: 'Schema' }).click()
    await expect(body.getByText('1 to 100 characters; a blank one is refused.')).toBeVisible()
  },
)

test('the examples are the same at each visit', { tag: '@bench' }, async ({ page }) => {
  const samplesOf = async () => {
    const call = await openCall(page, 'myForms.share')
    await expect(call.locator('.microlight').first()).toBeVisible({ timeout: 20_000 })
    return call.locator('.microlight').allInnerTexts()
  }
  const first = await samplesOf()
  await page.goto('about:blank')
  expect(await samplesOf()).toEqual(first)
})

test(
  'the page and a call are drawn without keeping the browser',
  { tag: '@bench' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.busyFor = []
      new PerformanceObserver((list) => {
        window.busyFor?.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask', buffered: true })
    })
    await openCall(page, 'myForms.saveComment')
    await page
      .getByRole('button', { name: /^post \/my-form-submit/i })
      .first()
      .click()
    await expect(page.locator('.opblock.is-open .responses-wrapper')).toHaveCount(2)
    expect(Math.max(...(await page.evaluate(() => window.busyFor ?? [])))).toBeLessThan(1000)
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `a body and its fields are readable at 360 px, ${colorScheme}`,
    { tag: '@bench' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 900 })
      await page.emulateMedia({ colorScheme })
      const call = await openCall(page, 'myForms.saveComment')
      const body = call.locator('.opblock-section-request-body')
      const title = await body.getByRole('heading', { name: 'Request body' }).boundingBox()
      expect(title?.height).toBeLessThan(40)
      const choice = await body.getByLabel('Request content type').boundingBox()
      expect((choice?.x ?? 0) + (choice?.width ?? Infinity)).toBeLessThanOrEqual(360)
      await body.getByRole('tab', { name: 'Schema' }).click()
      await expect(body.getByText('commentId')).toBeVisible()
      expect(await graveViolationsOf(page, '.opblock-section-request-body')).toEqual([])
    },
  )
}

/** What axe finds to be serious or critical, in all of the page or in one part. */
async function graveViolationsOf(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await axeOf(page).include(part).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('a call is found and opened by the keyboard alone', { tag: '@bench' }, async ({ page }) => {
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

test('is readable at every width, light and dark', { tag: '@bench' }, async ({ page }) => {
  test.setTimeout(300_000)
  await openReference(page)
  await page.locator('#operations-tag-topics').click()
  const call = page.getByRole('button', { name: /^get \/topics/i }).first()
  await call.click()
  await expect(page.getByText('decided').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that are on their way to others are neither these nor those.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    )
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow, `${width} px, ${colorScheme}`).toBeLessThanOrEqual(0)
      expect(await graveViolationsOf(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  }
})
