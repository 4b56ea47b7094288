import type { BrowserContext, Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { isKept, keptPages } from './offline-parts.ts'
import { expect, signIn, signInByHand, test, toast } from './portal.ts'

// Files that somebody pinned, opened without a network. One that fails is an error in the console, so
// this does not forbid them.

test.use({ serviceWorkers: 'allow' })

const library = '/files?section=library&selectedFilterId=none'

// One of them goes with each time that this runs; no other test looks at them.
const soonArchived = [
  'Crane picks and lift plans',
  'Cold weather operations',
  'Iron inspection intervals',
]

/** What the bytes of a file are answered with in a page. */
const answered = (page: Page, href: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address).catch(() => null)
    const bytes = (await response?.arrayBuffer())?.byteLength
    return [response?.status, response?.headers.get('Content-Type'), bytes ?? 0] as const
  }, href)

/** Pins the first of these files that is in the library, where it is not pinned yet; answers its name. */
async function pinFirstOf(page: Page, names: readonly string[]): Promise<string> {
  const which = new RegExp(`^(Pin|Unpin) (${names.join('|')})$`)
  const button = page.getByRole('button', { name: which }).first()
  const [, deed, name = ''] = which.exec((await button.getAttribute('aria-label')) ?? '') ?? []
  if (deed === 'Pin') {
    await button.click()
  }
  await expect(page.getByRole('button', { name: `Unpin ${name}` })).toBeVisible()
  return name
}

/** Pins two files and waits until this device keeps both; shows the list of them. */
async function keepTwo(page: Page) {
  await signInByHand(page, 'employee', library)
  const one = await pinFirstOf(page, ['Driving and journey management'])
  const two = await pinFirstOf(page, soonArchived)
  await page.goto('/files?section=pinned&selectedFilterId=none')
  const link = page.getByRole('link', { name: one })
  const file = (await link.getAttribute('href')) ?? ''
  const other = (await page.getByRole('link', { name: two }).getAttribute('href')) ?? ''
  await isKept(page, file)
  await isKept(page, other)
  await isKept(page, '/files?section=pinned')
  return { one, file, other }
}

/** Opens a pinned file without a network, down to its bytes; answers their address. */
async function readAlone(page: Page, context: BrowserContext, one: string): Promise<string> {
  await page.getByRole('link', { name: one }).click()
  await expect(page.getByText(/^Kept on this device, as of /)).toBeVisible()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/files')
  await expect(later.getByText('You are offline. This is what this device saw')).toBeVisible()
  await later.getByRole('link', { name: one }).click()
  await expect(later.getByText(/^Kept on this device, as of /)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await later.emulateMedia({ colorScheme })
    const { violations } = await axeOf(later).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await later.getByRole('link', { name: 'Open file' }).click()
  await expect(later.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
  const bytes =
    (await later.getByRole('link', { name: 'Open it in a new tab' }).getAttribute('href')) ?? ''
  expect(await answered(later, bytes)).toEqual([200, 'application/pdf', expect.any(Number)])
  await later.goto('/topics')
  await expect(later.getByRole('link', { name: 'Files: Pinned' })).toBeVisible()
  await later.close()
  await context.setOffline(false)
  return bytes
}

test(
  'pinned files open without a network, and go with the pin or the right',
  { tag: '@bench' },
  async ({ page, context, browser }) => {
    test.setTimeout(240_000)
    const { one, file, other } = await keepTwo(page)
    const bytes = await readAlone(page, context, one)

    // Somebody takes one out of use, and the other is unpinned.
    const keeper = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await signIn(keeper, 'admin', other)
    await keeper.getByRole('link', { name: 'Archive' }).click()
    await keeper.getByRole('dialog').getByRole('textbox').fill('Another one says it better.')
    await keeper.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(keeper.getByText('Archived', { exact: true }).first()).toBeVisible()
    await keeper.close()
    await page.reload()
    await page.getByRole('button', { name: /^Unpin/ }).click()
    await expect(toast(page, 'Unpinned.')).toBeVisible()
    // What other tests pinned for the same person stays.
    const both = [file, other].map((address) => address.split('/').at(-1) ?? '')
    const kept = async () => {
      const addresses = Object.keys(await keptPages(page))
      return addresses.filter((address) => both.some((id) => address.includes(id)))
    }
    // A look at the library that was under way before asks once more with the next one.
    await page.goto('/files?section=pinned&selectedFilterId=none')
    await expect.poll(kept, { timeout: 60_000 }).toEqual([])
    const gone = await context.newPage()
    await gone.goto('/files')
    await context.setOffline(true)
    expect(await answered(gone, bytes)).toEqual([undefined, undefined, 0])
    await gone.goto(file)
    await expect(gone.getByText('This page is not kept on this device')).toBeVisible()
  },
)
