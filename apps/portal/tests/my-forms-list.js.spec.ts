import { gzipSync } from 'node:zlib'
import { expect, isAlive, signIn, stopTime, test } from './portal.ts'

test('a search is made once, 600 ms after the last key', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  const field = page.getByPlaceholder('Search by form name')
  await field.focus()
  const searched: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/my-forms') && searchParams.has('searchValue')) {
      searched.push(searchParams.get('searchValue'))
    }
  })
  await stopTime(page)
  await field.pressSequentially('walk')
  await page.clock.runFor(599)
  await field.press('a')
  await page.clock.runFor(599)
  expect(searched).toEqual([])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/searchValue=walka/)
  await expect(field).toBeFocused()
  await page.clock.runFor(5000)
  expect(searched).toEqual(['walka'])
})

test('the first load of the list fetches at most 139 kB of script, compressed', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee', '/my-forms?section=completed')
  // A page of its own, with an empty cache.
  const fresh = await context.newPage()
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
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(139_000)
})
