import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

for (const theme of ['Light', 'Dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(
        'axe finds nothing on the Embed page, and nothing is wider than it',
        { tag: '@bench' },
        async ({ page }) => {
          await page.goto('/login')
          await page.getByRole('button', { name: theme, exact: true }).click()
          await signIn(page, 'admin', '/settings/embed?widget=hp-empty-message&policy=pinned')
          await expect(page.locator('hp-empty-message:defined')).toBeVisible()
          await page.getByText('Everything it knows').click()
          expect(await violationsOf(page)).toEqual([])
          expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        },
      )
    })
  }
}

test('a change shows at once, in the preview and in the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'admin', '/settings')
  await page.getByRole('link', { name: 'Embed' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Embed' })).toBeVisible()
  await page.getByLabel('Widget', { exact: true }).selectOption('hp-empty-message')
  await page.getByRole('textbox', { name: 'message' }).fill('Nothing to see')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Nothing to see')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'message' })).toBeFocused()
  await page.getByLabel('Code for').selectOption('js')
  const code = page.getByLabel('Where the widget goes', { exact: true })
  await expect(code).toHaveValue(/element\.message = 'Nothing to see'/)
  await page.getByRole('button', { name: 'Copy: Where the widget goes' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue())
  await expect(page).toHaveURL(/widget=hp-empty-message/)
})

test('a widget that lives on data shows some that is made up', async ({ page }) => {
  await signIn(page, 'admin', '/settings/embed?widget=hp-user-card')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Tomas Reyes')).toBeVisible()
  await expect(preview.getByText(/As properties your page hands in: .*person/)).toBeVisible()
})

test(
  'a widget that asks by itself names a key and says where its words are',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/settings/api-keys/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('For the Embed page')
    await page.getByRole('textbox', { name: 'Origins' }).fill('https://board.example')
    await page.getByLabel(/^Speak for people/).check()
    await page.getByRole('button', { name: 'Make key' }).click()
    await expect(page.getByRole('heading', { name: 'Copy these now' })).toBeVisible()

    await page.goto('/settings/embed?widget=hp-person-search')
    await page.getByLabel('Where its data comes from').selectOption('For the Embed page')
    await expect(page.getByLabel('Where the widget goes', { exact: true })).toHaveValue(
      /api-key="hpk_…"/,
    )
    await expect(page.getByText(/put the page key of For the Embed page/)).toBeVisible()
    await expect(page.getByLabel('Content-Security-Policy', { exact: true })).toHaveValue(
      /connect-src 'self' http/,
    )
    expect(await page.content()).not.toMatch(/hpk_[\w-]{10}/)
  },
)

test(
  'asks in the order in which a page is made, with the words folded away',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/settings/embed?widget=hp-share-dialog')
    const form = page.locator('form', { has: page.getByLabel('Widget', { exact: true }) })
    await expect(form).toBeVisible()
    const asked = await form.locator('label:visible, legend, summary').allTextContents()
    const places = ['Widget', 'Where its data comes from', 'Code for', 'Release']
    expect(asked.slice(0, 4)).toEqual(places)
    expect(asked.indexOf('Value and behaviour')).toBe(4)
    expect(asked.at(-1)).toMatch(/^Words, for another language or your own \(\d+\)$/)

    const cancel = page.getByRole('textbox', { name: 'cancel-words' })
    await expect(cancel).toBeHidden()
    await form.getByText(/^Words, for another language/).click()
    await cancel.fill('Avbryt')
    await expect(page.getByLabel('Where the widget goes', { exact: true })).toHaveValue(
      /cancel-words="Avbryt"/,
    )
    await expect(form.locator('summary')).toHaveText(/, 1 changed$/)
    await expect(cancel).toBeFocused()
  },
)

test('the lines of the page work on another site under a strict policy', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(
    page,
    'admin',
    '/settings/embed?widget=hp-empty-message&hp-empty-message.message=Here',
  )
  const head = await page.getByLabel('Once in the page', { exact: true }).inputValue()
  const code = await page.getByLabel('Where the widget goes', { exact: true }).inputValue()
  const policy = await page.getByLabel('Content-Security-Policy', { exact: true }).inputValue()

  const host = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': `default-src 'none'; ${policy.replaceAll('\n', '; ')}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    response.end(
      `<!doctype html><title>Board</title><link rel="icon" href="data:,">${head}<body>${code}</body>`,
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const other = await context.newPage()
  const said: string[] = []
  const asked: string[] = []
  other.on('console', (message) => said.push(message.text()))
  other.on('pageerror', (error) => said.push(error.message))
  other.on('request', (request) => {
    const headers = request.headers()
    if (request.url().startsWith(baseURL ?? '-')) {
      asked.push(`${new URL(request.url()).pathname} ${headers['cookie'] ?? 'no cookie'}`)
    }
  })
  await other.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  await expect(other.getByText('Here')).toBeVisible()
  expect(said).toEqual([])
  expect(asked[0]).toBe('/embed/v1/elements.js no cookie')
  expect(asked.every((line) => line.endsWith(' no cookie'))).toBe(true)
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
})
