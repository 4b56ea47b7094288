import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, isAlive, signIn, test } from './portal.ts'

// The palette: everything by its name, over the page that one is on.

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or go to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Find or go to' })
const rows = (page: Page) => palette(page).getByRole('option')
const headLink = (page: Page) =>
  page.getByRole('link', { name: 'Find or go to' }).filter({ visible: true })

/** What a screen reader is told of the row that the field points at, by the accessibility tree. */
async function chosenRow(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const input = nodes.find(({ role }) => role?.value === 'combobox')
  const pointed = input?.properties?.find(({ name }) => name === 'activedescendant')
  const id = pointed?.value.relatedNodes?.[0]?.backendDOMNodeId
  const row = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id)
  const isSelected = row?.properties?.some(({ name, value }) => name === 'selected' && value.value)
  return row?.role?.value === 'option' && isSelected ? String(row.name?.value) : undefined
}

test('is opened, typed in and chosen from by keys alone, and readers hear the chosen row', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  // The newest one is their own.
  const id = await startedEntry(page)
  await page.goto('/my-forms')
  await isAlive(page)
  await headLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  expect(await chosenRow(page)).toBe('Home')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(headLink(page)).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('walkaround')
  await expect(palette(page).getByRole('status')).toHaveText(/found$/)
  expect(await chosenRow(page)).toBe('Wellsite Walkaround Inspection')
  await page.keyboard.press('ArrowDown')
  expect(await chosenRow(page)).toMatch(/^Wellsite Walkaround FRM-26-/)
  const another = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await another
  await expect(other).toHaveURL(new RegExp(`/my-form/fill-out/${id}`))
  await other.close()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wellsite' })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  // On a page without a head, and with what was chosen last.
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByText('Recent', { exact: true })).toBeVisible()
  expect(await chosenRow(page)).toMatch(/^Wellsite Walkaround FRM-26-/)
})

test(
  'what is typed before it is there is typed into it, and does nothing to the page',
  { tag: '@bench' },
  async ({ page }) => {
    await page.route('**/palette-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await signIn(page, 'employee')
    const before = page.url()
    await page.keyboard.press('Control+k')
    // `n` turns the page, where it is the page’s.
    await page.keyboard.type('nothing')
    await expect(palette(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('nothing')
    await expect(field(page)).toBeFocused()
    expect(page.url()).toBe(before)
  },
)

test('offers the moves of the record that is open, each by its dialog', async ({ page }) => {
  await signIn(page, 'manager', '/actions')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('form', { name: 'Moves' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const moves = palette(page).getByRole('group', { name: 'This record' }).getByRole('option')
  const first = (await moves.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: first })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
})

test(
  'follows the topic that is open, and leads back to it from elsewhere',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'colleague', '/topics')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const stop = page.getByRole('button', { name: 'Stop following' })
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    await expect(follow.or(stop)).toBeVisible()
    if (await stop.isVisible()) {
      await stop.click()
    }
    await expect(follow).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.keyboard.press('Control+k')
    await field(page).fill('follow')
    await expect(rows(page).first()).toHaveText('Follow')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible()
    await page.goto('/my-forms')
    await isAlive(page)
    await page.keyboard.press('Control+k')
    const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')
    await expect(recent.first()).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Stop following' }).click()
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  },
)

test(
  'shows what was typed last alone, and says when nothing could be asked',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee')
    const held: (() => void)[] = []
    await page.route('**/search/found?q=we', async (route) => {
      await new Promise<void>((letGo) => held.push(letGo))
      await route.continue().catch(() => undefined)
    })
    await page.keyboard.press('Control+k')
    await field(page).fill('we')
    await expect.poll(() => held.length).toBe(1)
    await field(page).fill('treating')
    await expect(palette(page).getByRole('status')).toHaveText(/found$/)
    const shown = await rows(page).allTextContents()
    held[0]?.()
    await page.waitForTimeout(300)
    expect(await rows(page).allTextContents()).toEqual(shown)
    await page.route('**/search/found?q=iron', (route) => route.fulfill({ status: 404, body: '' }))
    await field(page).fill('iron')
    await expect(palette(page).getByRole('status')).toHaveText(/could not be made/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=iron$/)
  },
)

test(
  'fills a phone’s screen with rows for a thumb, and axe finds nothing',
  { tag: '@bench' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, 'employee')
    await headLink(page).click()
    await field(page).fill('iron')
    await expect(palette(page).getByRole('status')).toHaveText(/found$/)
    expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    for (const theme of ['light', 'dark', 'sun']) {
      await page.evaluate((look) => (document.documentElement.dataset['theme'] = look), theme)
      expect((await axeOf(page).analyze()).violations, theme).toEqual([])
    }
    // The page that is answered without a script has the same rows in the same order.
    const answer = await page.request.get('/search?q=iron')
    const inPage = await page.evaluate(
      (html) => {
        const found = new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll('main section')
        return [...found].flatMap((group) =>
          [...group.querySelectorAll('li')].map((row) =>
            ['b', 'small'].map((part) => row.querySelector(part)?.textContent ?? ''),
          ),
        )
      },
      // Its one sheet has another nonce than this page.
      (await answer.text()).replace(/<style[^>]*>[^<]*<\/style>/, ''),
    )
    const inPalette = await rows(page).evaluateAll((all) =>
      all.map((row) => ['b', 'small'].map((part) => row.querySelector(part)?.textContent ?? '')),
    )
    expect(inPalette.length).toBeGreaterThan(1)
    expect(inPage).toEqual(inPalette)
    await rows(page).last().click()
    await expect(palette(page)).toHaveCount(0)
  },
)

test(
  'opens by a press that comes before its script, which is fetched before that',
  { tag: '@bench' },
  async ({ page }) => {
    const held: (() => void)[] = []
    await page.route(/\/assets\/palette-[\w-]+\.js/, async (route) => {
      await new Promise<void>((letGo) => held.push(letGo))
      await route.continue()
    })
    await signIn(page, 'employee')
    // Nobody has asked for it yet.
    await expect.poll(() => held.length).toBe(1)
    await headLink(page).click()
    await page.waitForTimeout(200)
    await expect(palette(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/search/)
    held[0]?.()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    expect(held).toHaveLength(1)
  },
)
