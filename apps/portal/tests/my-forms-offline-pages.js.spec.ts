import { test, type BrowserContext, type Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import {
  deviceIsOpen,
  isKept,
  keptImages,
  keptPages,
  rawDevice,
  startWalkaround,
} from './offline-parts.ts'
import { dialogOf } from './my-forms-entries.ts'
import { expect, isAlive, photo, question, signIn, signInByHand } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A network that fails is an error in the console, so these tests do not forbid them.

test.use({ serviceWorkers: 'allow' })

const line = (page: Page) => page.getByText('You are offline. This is what this device saw')
const best = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()
const list = '/my-forms?section=ongoing'
const panel = '/my-forms?dialog=filters&section=ongoing'

/** Signs in and waits until the list and its filter panel are on the device. */
async function openList(page: Page): Promise<void> {
  const since = Date.now()
  await signInByHand(page, 'employee', list)
  await isKept(page, list, since)
  await isKept(page, panel)
}

/** Begins a form on top of the list, and waits until it is kept. */
async function openForm(page: Page): Promise<string> {
  const address = await startWalkaround(page)
  await isKept(page, address)
  return address
}

/** The tab is closed, the network goes, and another tab is opened. */
async function laterOffline(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  await context.setOffline(true)
  return context.newPage()
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByLabel(/your menu/)
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await page.waitForURL(/\/login/)
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

test('the list, its filter panel with master data and an opened form are readable without a network', async ({
  page,
  context,
}) => {
  await openList(page)
  const form = await openForm(page)
  const later = await laterOffline(page, context)

  await later.goto(list)
  await expect(line(later)).toBeVisible()
  await expect(later.getByRole('table').getByRole('link').first()).toBeVisible()

  await later
    .getByRole('link', { name: /^Filter/ })
    .first()
    .click()
  await expect(line(later)).toBeVisible()
  const filters = later.getByRole('dialog')
  // Until the script has come it is a list of the browser's own, which a press does not open.
  await filters.getByRole('combobox', { name: 'Country' }).click()
  await expect(filters.getByRole('option', { name: 'Canada' })).toBeVisible()

  await later.goto(form)
  await expect(line(later)).toBeVisible()
  await expect(best(later)).toBeVisible()
})

test(
  'an address that names no list leads to the one that was seen last',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    const later = await laterOffline(page, context)
    await later.goto('/')
    await expect(line(later)).toBeVisible()
    await expect(later).toHaveURL(/section=ongoing/)
  },
)

test(
  'whoever came no further than Home finds a list without a network',
  { tag: '@bench' },
  async ({ page, context }) => {
    await signInByHand(page, 'employee', '/')
    await expect
      .poll(async () => Object.keys(await keptPages(page)), { timeout: 30_000 })
      .toContainEqual(expect.stringMatching(/^\/my-forms(?:\?|$)/))
    const later = await laterOffline(page, context)
    await later.goto('/')
    await expect(line(later)).toBeVisible()
    await expect(later).toHaveURL(/\/my-forms(?:\?|$)/)
  },
)

test('a form is filled on a kept page, is still there after a reload, and arrives once', async ({
  page,
  context,
}) => {
  await openList(page)
  const form = await openForm(page)
  // What is on the server by the time the tab is closed is on the kept page as well.
  const since = Date.now()
  await best(page).fill('Typed with a network')
  await expect(page.getByText(/^Saved$/).first()).toBeVisible()
  await isKept(page, form, since)

  const later = await laterOffline(page, context)
  await later.goto(form)
  await deviceIsOpen(later)
  await expect(best(later)).toHaveValue('Typed with a network')
  await best(later).fill('Typed without a network')
  await expect(later.getByText('Saved on this device, not sent yet').first()).toBeVisible()
  await later.reload()
  await deviceIsOpen(later)
  await expect(best(later)).toHaveValue('Typed without a network')

  await context.setOffline(false)
  await expect.poll(async () => (await rawDevice(later)).unsent, { timeout: 20_000 }).toBe(0)
  await expect(later.getByText('changed elsewhere')).toHaveCount(0)
  await later.goto(form)
  await expect(line(later)).toHaveCount(0)
  await expect(best(later)).toHaveValue('Typed without a network')
})

test('a form is begun without a network, is there after a reload, and has a number once there is one', async ({
  page,
  context,
}) => {
  await openList(page)
  await isKept(page, '/my-forms/unsent')
  const addresses = async () => Object.keys(await keptPages(page))
  const blank = expect.stringMatching(/\/blank-\d+-wellsite_walkaround$/)
  await expect.poll(addresses, { timeout: 30_000 }).toContainEqual(blank)
  // So does what was assigned and nobody has opened yet.
  const ahead = await page.request.get('/api/v1/my-form-ahead')
  const { assigned } = ((await ahead.json()) as { content: { assigned: string[] } }).content
  for (const id of assigned) {
    await isKept(page, `/my-form/fill-out/${id}`)
  }
  await page.goto('/my-forms?dialog=fill')
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: /Inspection/ }).click()
  const walkaround = menu.getByRole('button', { name: /Wellsite Walkaround/ })
  await expect(walkaround).toBeVisible()
  await context.setOffline(true)
  await walkaround.click()
  await menu.getByRole('link', { name: 'Begin a form on this device' }).click()
  await expect(page).toHaveURL(/\/my-forms\/unsent\?begin=1$/)
  const later = await laterOffline(page, context)

  await later.goto('/settings/embed')
  await later.getByRole('link', { name: 'Begin a form on this device' }).click()
  await expect(later.getByRole('heading', { name: 'Begin here' })).toBeFocused()
  expect(await violationsOf(later)).toEqual([])
  await later.goto('/my-forms?dialog=fill')
  await expect(later).toHaveURL(/\/my-forms\/unsent\?begin=1$/)
  await later.getByRole('button', { name: /Wellsite Walkaround/ }).click()
  await later.waitForURL(/\/my-form\/fill-out\/[0-9a-f-]{36}$/)
  const form = new URL(later.url()).pathname
  await deviceIsOpen(later)
  // It begins with the moment and the place of its start.
  const when = question(later, 'Date and time').locator('input')
  await expect(when).not.toHaveValue('')
  await best(later).fill('Begun without a network')
  await expect(later.getByText('Saved on this device, not sent yet').first()).toBeVisible()
  await later.reload()
  await deviceIsOpen(later)
  await expect(best(later)).toHaveValue('Begun without a network')
  await later.goto('/my-forms/unsent')
  await expect(later.getByText(/^Begun here, \d+ answers/)).toBeVisible()
  await later.goto(form)
  await deviceIsOpen(later)

  await context.setOffline(false)
  await expect.poll(async () => (await rawDevice(later)).unsent, { timeout: 20_000 }).toBe(0)
  await later.goto(form)
  await expect(line(later)).toHaveCount(0)
  await expect(best(later)).toHaveValue('Begun without a network')
  await expect(when).not.toHaveValue('')
  await later.goto(list)
  const row = later.getByRole('row').filter({ has: later.locator(`a[href^="${form}"]`) })
  await expect(row).toContainText('Begun without a network')
  const detail = await later.request.get(
    `/api/v1/my-form-detail?myFormId=${form.split('/').at(-1)}`,
  )
  expect(await detail.text()).toMatch(/"number":"FRM-\d\d-\d+"/)
})

test(
  'the photos of an opened form are shown without a network, and lie on the device sealed',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    const form = await openForm(page)
    const picture = (at: Page) =>
      question(at, 'Best practice seen').getByRole('img', { name: /Photo 1/ })
    await question(page, 'Best practice seen').locator('input[type=file]').setInputFiles(photo)
    await expect(picture(page)).toBeVisible()
    const address = await picture(page).getAttribute('src')
    await expect.poll(() => keptImages(page), { timeout: 30_000 }).toEqual([address])
    // The marker that every such file begins with.
    expect((await rawDevice(page)).text).not.toContain('JFIF')

    const later = await laterOffline(page, context)
    await later.goto(form)
    await expect(line(later)).toBeVisible()
    await picture(later).scrollIntoViewIfNeeded()
    const width = () => picture(later).evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await later.goto(address ?? '')
    await expect(later.getByRole('img')).toBeVisible()
  },
)

test(
  'a move to a page that is kept shows it, and one to a page that is not says so',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    const form = await openForm(page)
    const since = Date.now()
    await page.goto(list)
    await isKept(page, list, since)
    await context.setOffline(true)

    await page.locator(`a[href^="${form}"]`).first().click()
    await expect(line(page)).toBeVisible()
    await expect(best(page)).toBeVisible()

    await page.goto('/my-forms?section=signature')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByText('This page is not kept on this device')).toBeVisible()
    await page.getByRole('link', { name: 'My Forms: In Progress' }).click()
    await expect(line(page)).toBeVisible()
    // From a page that was kept as well, whose links lead to parts that it has not asked for yet.
    await page.locator(`a[href^="${form}"]`).first().click()
    await expect(best(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table')).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Show it as it is now' }).click()
    await expect(line(page)).toHaveCount(0)
    await expect(page.getByRole('table')).toBeVisible()
  },
)

test('nothing of a kept page is in the clear, and with a network every page comes from the server', async ({
  page,
}) => {
  await openList(page)
  const { text } = await rawDevice(page)
  expect(text).not.toMatch(/Walkaround|my-forms|employee/i)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.length).toBeGreaterThan(20)
  // Beside the files of the build lies the mark that all of them are there.
  expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/build-is-whole'])
  await page.goto(list)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})

test('the files of a build that no page needs any more go', { tag: '@bench' }, async ({ page }) => {
  await openList(page)
  await page.evaluate(async () => {
    await (await caches.open('holdpoint-build-of-before')).put('/assets/old.js', new Response(''))
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
})

test(
  'what waits is told without a network, and can be discarded',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    await isKept(page, '/my-forms/unsent')
    const form = await openForm(page)
    await context.setOffline(true)
    await best(page).fill('Not wanted')
    await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible()
    await page.goto('/my-forms/unsent')
    await expect(page.getByText('1 answer')).toBeVisible()
    await page.getByRole('link', { name: /^Discard/ }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Nothing waits on this device')).toBeVisible()
    // Without a network each move is the load of a document, and two of them would be in each other's way.
    await page.waitForURL(/unsent$/)
    await page.goto(form)
    await expect(best(page)).toHaveValue('')
  },
)

test(
  'signed out, the device is locked and its caches are empty',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    await signOut(page)
    await expect.poll(async () => (await rawDevice(page)).keys).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await context.setOffline(true)
    await page.goto(list)
    await expect(page.getByText('What it keeps is locked')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(0)
  },
)

test('another person on the device reads nothing, and the first one finds it all again', async ({
  page,
  context,
}) => {
  await openList(page)
  const form = await openForm(page)
  await page.goto(list)
  await signOut(page)
  await signInByHand(page, 'colleague', '/settings/embed')
  await expect.poll(async () => (await rawDevice(page)).keys, { timeout: 20_000 }).toBe(1)
  await context.setOffline(true)
  for (const address of [list, form]) {
    await page.goto(address)
    await expect(page.getByText('This page is not kept on this device')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(0)
  }
  await context.setOffline(false)
  await page.goto('/settings/embed')
  await signOut(page)
  await openList(page)
  await context.setOffline(true)
  await page.goto(form)
  await expect(line(page)).toBeVisible()
  await expect(best(page)).toBeVisible()
})

test(
  'a session that was ended by force leaves nothing that can be read',
  { tag: '@bench' },
  async ({ page, context }) => {
    await openList(page)
    await context.clearCookies()
    await page.goto(list)
    await page.waitForURL(/\/login/)
    await expect.poll(async () => (await rawDevice(page)).keys).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await context.setOffline(true)
    await page.goto(list)
    await expect(page.getByText('What it keeps is locked')).toBeVisible()
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing on the pages without a network at 360 px, ${colorScheme}`,
    { tag: '@bench' },
    async ({ page, context }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.emulateMedia({ colorScheme })
      await openList(page)
      await context.setOffline(true)
      await page.goto(list)
      await expect(line(page)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.goto('/settings/embed')
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(360)
    },
  )
}

test('a sketch is drawn without a network, and arrives', async ({ page, context }) => {
  await signIn(page, 'admin', '/places')
  const formId = await make(page, `Hurt ${Date.now()}`, [
    { key: 'where', type: 'sketch', label: { en: 'Where' }, background: 'body' },
  ])
  await publish(page, formId)
  const here = `/my-form/fill-out/${await start(page, formId)}`
  await page.goto(here)
  await isKept(page, here)
  await page.reload()
  await isAlive(page)
  await deviceIsOpen(page)
  await context.setOffline(true)
  await question(page, 'Where').getByRole('button', { name: 'Draw' }).click()
  const dialog = dialogOf(page, 'Draw: Where')
  await dialog.getByRole('button', { name: 'Add in the middle' }).click()
  await dialog.getByRole('button', { name: 'Keep this sketch' }).click()
  await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved$/).first()).toBeVisible({ timeout: 15_000 })
  await page.goto(here)
  await expect(question(page, 'Where')).toContainText('1 mark: arrow')
})
