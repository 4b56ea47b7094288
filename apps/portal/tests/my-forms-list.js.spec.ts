import type { Locator, Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { builtScripts, firstLoads, scriptAt } from './first-load.ts'
import { expect, isAlive, signIn, stopTime, test } from './portal.ts'

/** Types, and once more just before the pause is over: the words of both are searched for, once. */
async function searchesOnce(page: Page, field: Locator, parameter: string, pauseMs: number) {
  const { pathname: path } = new URL(page.url())
  await field.focus()
  const searched: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith(path) && searchParams.has(parameter)) {
      searched.push(searchParams.get(parameter))
    }
  })
  await stopTime(page)
  await field.pressSequentially('walk')
  await page.clock.runFor(pauseMs - 1)
  await field.press('a')
  await page.clock.runFor(pauseMs - 1)
  expect(searched).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(new RegExp(`${parameter}=walka`))
  await expect(field).toBeFocused()
  await page.clock.runFor(5000)
  expect(searched).toEqual(['walka'])
}

test('a search is made once, 600 ms after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  await searchesOnce(page, page.getByPlaceholder('Search by form name'), 'searchValue', 600)
})

test('a search of another list is made once, a second after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/topics?section=published')
  await searchesOnce(page, page.locator('[data-search]'), 'searchValue', 1000)
})

test('forms to fill are searched once, 600 ms after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  await page.getByRole('link', { name: 'Fill Form' }).click()
  await searchesOnce(page, page.getByRole('searchbox', { name: 'Search all forms' }), 'words', 600)
})

test('the first load of the list fetches at most 160 kB of script, compressed', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  // A page of its own, with an empty cache.
  const fresh = await context.newPage()
  // What it fetches for later once it rests is no part of it, and is left where data is saved.
  await fresh.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const scripts = new Map<string, Promise<Buffer>>()
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), response.body())
    }
  })
  const session = await context.newCDPSession(fresh)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await fresh.goto('/my-forms?section=completed', { waitUntil: 'networkidle' })
  // A busy machine rests before it fetches.
  await isAlive(fresh)
  const sizes = await Promise.all(
    [...scripts].map(async ([url, body]) => ({
      file: new URL(url).pathname,
      bytes: gzipSync(await body).length,
    })),
  )
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(50_000)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(160_000)
})

// Each with words of its own that no minifier takes.
const whatComesLater = { zod: /invalid_union/, conform: /__intent__/, cmdk: /cmdk-item/ }

test('no list needs zod, conform or cmdk for its first load', () => {
  const lists = firstLoads().filter(({ scripts }) =>
    scripts.some((address) => address.includes('/list-page-')),
  )
  expect(lists.map(({ route }) => route)).toContain('routes/_shell.my-forms')
  for (const [name, words] of Object.entries(whatComesLater)) {
    const holding = new Set(builtScripts().filter((address) => words.test(scriptAt(address))))
    expect(holding.size, `${name} is found in the build by its words`).toBeGreaterThan(0)
    for (const { route, scripts } of lists) {
      expect(
        scripts.filter((address) => holding.has(address)),
        `${name} in ${route}`,
      ).toEqual([])
    }
  }
})
