import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, signIn, test } from './portal.ts'

// What needs a script to be seen: axe, the clipboard, and the keyboard in the dialog.

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
        'axe finds nothing on the pages of the keys, and nothing is wider than the page',
        { tag: '@bench' },
        async ({ page }) => {
          await page.goto('/login')
          await page.getByRole('button', { name: theme, exact: true }).click()
          await signIn(page, 'admin', '/settings/api-keys/new')
          const look = async () => {
            expect(await violationsOf(page)).toEqual([])
            expect(await overflowOf(page)).toBeLessThanOrEqual(0)
          }
          await look()
          await page.getByRole('textbox', { name: 'Name' }).fill(`Axe ${theme} ${width}`)
          await page
            .getByRole('textbox', { name: 'Origins' })
            .fill('https://a-rather-long-name-of-a-host.board.example:8443')
          await page.getByRole('button', { name: 'Make key' }).click()
          await expect(page.getByText('Choose at least one scope.')).toBeVisible()
          await expect(page.getByLabel(/^Sign in/)).toBeFocused()
          await look()
          await page.getByLabel(/^Speak for people/).check()
          await page.getByLabel(/^Read forms/).check()
          await page.getByRole('button', { name: 'Make key' }).click()
          await expect(page.getByRole('heading', { name: 'Copy these now' })).toBeFocused()
          await look()
          await page.getByRole('link', { name: 'All API keys' }).click()
          await expect(
            page.getByRole('link', { name: `Revoke Axe ${theme} ${width}` }),
          ).toBeVisible()
          await look()
          await page.getByRole('link', { name: `Revoke Axe ${theme} ${width}` }).click()
          await expect(page.getByRole('alertdialog')).toBeVisible()
          await look()
        },
      )
    })
  }
}

test('a secret is copied by one button, and the keyboard does the rest', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'admin', '/settings/api-keys/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('By keyboard')
  await page.getByRole('textbox', { name: 'Origins' }).fill('https://board.example')
  await page.getByLabel(/^Sign in/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const secret = page.getByLabel('Server secret', { exact: true })
  await page.getByRole('button', { name: 'Copy: Server secret' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await secret.inputValue())

  await page.goto('/settings/api-keys')
  await page.getByRole('link', { name: 'Revoke By keyboard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test(
  'the settings of a person who keeps them lead there, and the crumbs lead back',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/settings')
    await page.getByRole('link', { name: 'API keys' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: 'You are here' })
    await crumbs.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
)

test('a page of another site reads with its key and a token, and gets nowhere without', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Board</title>')
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await signIn(page, 'admin', '/settings/api-keys/new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Another site')
  await page.getByRole('textbox', { name: 'Origins' }).fill(site)
  await page.getByLabel(/^Speak for people/).check()
  await page.getByLabel(/^Read forms/).check()
  await page.getByRole('button', { name: 'Make key' }).click()
  const pageKey = await page.getByLabel('Page key', { exact: true }).inputValue()
  const secret = await page.getByLabel('Server secret', { exact: true }).inputValue()
  const minted = await request.post('/api/v1/embed-token', {
    headers: { 'X-Api-Secret': secret },
    data: { person: 'employee@holdpoint.example' },
  })
  const { content } = await minted.json()

  // Another port is another origin; the cookies, which know no ports, would go along if they could.
  const other = await context.newPage()
  await other.goto(`${site}/`)
  const call = (
    path: string,
    headers: Record<string, string>,
    { method = 'GET', credentials = 'same-origin' as RequestCredentials } = {},
  ) =>
    other.evaluate(
      async ([address, init]) => {
        try {
          const answer = await fetch(address, init)
          return `${answer.status} ${answer.headers.has('X-Request-Id') ? 'with id' : ''}`
        } catch {
          return 'unreadable'
        }
      },
      [`${baseURL}/api/v1${path}`, { method, headers, credentials }] as const,
    )
  const withKey = { 'X-Api-Key': pageKey }
  const asPerson = { ...withKey, Authorization: `Bearer ${content.token}` }
  // A browser shows no answer to a page that asked with credentials, for none is ever allowed.
  expect(await call('/my-form', asPerson, { credentials: 'include' })).toBe('unreadable')
  expect(await call('/my-form', asPerson)).toBe('200 with id')
  expect(await call('/my-form', withKey)).toBe('401 with id')
  expect(await call('/session', asPerson)).toBe('403 with id')
  expect(await call('/my-form?myFormId=x', asPerson, { method: 'DELETE' })).toBe('403 with id')
  expect(await call('/my-form', {})).toBe('403 with id')
  await new Promise((resolve) => host.close(resolve))
})
