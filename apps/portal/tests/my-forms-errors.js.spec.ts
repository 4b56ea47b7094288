import { expect, test, type Locator } from '@playwright/test'
import { axeOf } from './axe.ts'
import { commentOn, countsOf, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, demoPassword, signIn } from './portal.ts'

// Failures that a script meets on its way. Their traces in the console are no fault of the page.

test('a list that does not come is told as such, and can be tried again', async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=ongoing')
  // A step that fails before the page was read anew would take the choice off it until the next one.
  const readAnew = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\.data/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await readAnew
  await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
  // Not what the page asks for by itself, such as its rows after the choice of a theme.
  const asked = /\/my-forms\.data\?.*section=completed/
  await page.route(asked, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.getByRole('main')).toContainText('What was saved before is safe.')
  // The frame stays, with who is signed in and the looks that they chose.
  await expect(page.getByRole('navigation', { name: 'Places' }).first()).toBeVisible()
  await expect(page.locator('html.js[data-theme=dark]')).toHaveCount(1)
  const goOn = page.getByRole('link', { name: 'Go to My Forms' })
  // The failure takes the document's place with its styles, which come a moment after it.
  await expect
    .poll(async () => (await inkOf(goOn)) === (await inkOf(page.locator('body'))))
    .toBe(true)
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'My Forms' })).toBeVisible()
})

test('a session of which no cookie is left leaves no cache and no local storage, and says so', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee', '/my-forms')
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  await page.evaluate(async () => {
    localStorage.setItem('hp-shortcuts', 'off')
    await caches.open('left')
  })
  await context.clearCookies()
  await page.goto('/my-forms')
  await expect(page.getByText('Authentication Failed.')).toBeVisible()
  const left = () => page.evaluate(async () => [localStorage.length, (await caches.keys()).length])
  await expect.poll(left).toEqual([0, 0])
})

declare global {
  interface Window {
    __remixRouter: { revalidate: () => void }
  }
}

test('a form whose start was cut off is there once: the dialog says so, and a second press opens it', async ({
  page,
}) => {
  const list = '/my-forms?section=ongoing'
  const inProgress = page.getByRole('link', { name: /^In Progress/ })
  await signIn(page, 'colleague', list)
  const before = Number((await inProgress.innerText()).replace(/\D/g, ''))

  // A slow phone: what was filled last is pressed while the type that takes its place is on its way.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.getByRole('link', { name: 'Fill Form' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /Inspection/ }).click()
  await page.route(
    (url) => url.pathname === '/my-forms.data',
    async (route) => {
      // The server has heard it and done it; its answer is lost.
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const start = dialog.getByRole('button', { name: /Wellsite Walkaround/ })
  await start.click()
  await expect(dialog.getByRole('alert')).toContainText('Holdpoint could not be reached')
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { violations } = await axeOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  // What others do has the page read anew, which takes the sentence away.
  await page.evaluate(() => window.__remixRouter.revalidate())
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await start.click()
  await page.waitForURL(/\/my-form\/fill-out\//)

  await page.goto(list)
  await expect(inProgress).toHaveText(new RegExp(`\\b${before + 1}$`))
})

test(
  'what was said of a press that was lost stands, though others change a row',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    const list = '/my-forms?section=ongoing'
    const second = await page.context().newPage()
    await second.goto(list)
    await page.bringToFront()
    await page.goto(`${list}&dialog=fill`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: /Inspection/ }).click()
    const start = dialog.getByRole('button', { name: /Wellsite Walkaround/ })
    await expect(start).toBeVisible()
    await page.waitForTimeout(2000)
    const posts = (url: URL) => url.pathname === '/my-forms.data'
    await page.route(posts, async (route) => {
      const isPost = route.request().method() === 'POST'
      await (isPost ? route.abort('connectionreset') : route.fallback())
    })
    await start.click()
    await expect(dialog.getByRole('alert')).toContainText('Holdpoint could not be reached')

    await commentOn(second, id)
    await second.bringToFront()
    await expect(countsOf(rowOf(second, id))).toHaveText(/^1 comment,/, { timeout: 15_000 })
    await page.bringToFront()
    await page.waitForTimeout(2000)
    await expect(dialog.getByRole('alert')).toContainText('Holdpoint could not be reached')
  },
)

/** A button is drawn in the ink of the page, unlike a link, where the sheets come in their order. */
const inkOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)

test('what one person has typed is gone once the page shows another', async ({ page }) => {
  await signIn(page, 'reviewer', '/my-forms?section=signature')
  await page
    .getByRole('link', { name: /\bcomments?\b/ })
    .first()
    .click()
  const field = page.getByLabel('Comment', { exact: true })
  await field.fill('Seen by the reviewer')
  await page.getByRole('button', { name: 'Add comment' }).click()
  const edit = page.getByRole('link', { name: /^Edit/ }).last()
  await edit.waitFor()
  await expect(field).toHaveValue('')
  await field.fill('Half a sentence of the reviewer')
  await arriveAs(page, 'admin')
  // The page may have been read anew by itself already; then it is the admin's, with no Edit.
  await edit.click({ timeout: 3000 }).catch(() => undefined)
  await expect(page.getByText('Noor Haddadin-Fox').first()).toBeAttached()
  await expect(field).toHaveValue('')
})

test('a comment that finds its session ended stays, and is sent after signing in elsewhere', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'reviewer', '/my-forms?section=signature')
  await page
    .getByRole('link', { name: /\bcomments?\b/ })
    .first()
    .click()
  const text = `Typed before the session ended ${Date.now()}`
  const field = page.getByLabel('Comment', { exact: true })
  await field.fill(text)
  const session = (await context.cookies()).find(({ name }) => name === 'hp')
  expect(session).toBeDefined()
  await context.addCookies(session === undefined ? [] : [{ ...session, value: 'x'.repeat(43) }])
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('You are signed out, so nothing was sent.')).toBeVisible()
  await expect(field).toHaveValue(text)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await axeOf(page).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('link', { name: 'Sign in in a new tab' }).focus()
  const opening = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const other = await opening
  await other.getByLabel('Work email').fill('reviewer@holdpoint.example')
  await other.getByLabel('Password', { exact: true }).fill(demoPassword)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL((url) => url.pathname !== '/login')
  await other.close()

  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toHaveCount(0)
})
