import { test as plainTest } from '@playwright/test'
import { isCut } from '../../../tooling/checks/cut.mjs'
import { axeOf } from './axe.ts'
import { countsOf, dialogOf, pagedTo, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, signIn, test } from './portal.ts'

// The dialogs of an entry where scripts run: what axe finds, the keyboard, and what shows at once.

const completed = '/my-forms?section=completed&selectedStartDate=none'

for (const theme of ['Light', 'Dark'] as const) {
  const cut = { tag: theme === 'Light' ? [] : '@bench' }
  test(`axe finds nothing on the dialogs of an entry: ${theme}`, cut, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: theme, exact: true }).click()
    await signIn(page, 'employee')
    const some = countsOf(page.getByRole('row')).filter({ hasText: /\d actions?/ })
    await pagedTo(page, completed, some)
    const href = (await some.first().getAttribute('href')) ?? ''
    const id = new URL(href, 'http://here').searchParams.get('id') ?? ''
    for (const width of isCut ? [360] : [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const dialog of ['info', 'comments', 'actions']) {
        await page.goto(`${completed}&dialog=${dialog}&id=${id}`)
        await expect(dialogOf(page)).toBeVisible()
        const { violations } = await axeOf(page).analyze()
        const found = violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])
        expect(found, `${dialog}, ${width} px`).toEqual([])
        const over = await dialogOf(page).evaluate((node) => node.scrollWidth - node.clientWidth)
        expect(over, `${dialog}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('the keyboard alone comments, edits and asks, and the focus comes back each time', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto('/my-forms?section=ongoing')
  const link = countsOf(rowOf(page, id))
  await link.focus()
  await page.keyboard.press('Enter')
  const field = dialogOf(page).getByLabel('Comment', { exact: true })
  await field.focus()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const edit = dialogOf(page).getByRole('link', { name: /^Edit/ })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(field.first()).toBeFocused()
  await page.keyboard.type(', twice')
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(edit).toBeFocused()
  const remove = dialogOf(page).getByRole('link', { name: /^Delete/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('link', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a comment shows before the server has answered', { tag: '@bench' }, async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(`/my-forms?section=ongoing&dialog=comments&id=${id}`)
  // Modal is what the script makes of it.
  await expect(page.locator('dialog:modal')).toBeVisible()
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/my-forms*', async (route) => {
    if (route.request().method() === 'POST') {
      await held
    }
    await route.continue()
  })
  await dialogOf(page).getByLabel('Comment', { exact: true }).fill('At once')
  await dialogOf(page).getByRole('button', { name: 'Add comment' }).click()
  const item = dialogOf(page).getByRole('listitem').filter({ hasText: 'At once' })
  await expect(item).toContainText('Sending...')
  await expect(dialogOf(page).getByLabel('Comment', { exact: true })).toHaveValue('')
  go()
  await expect(item).not.toContainText('Sending...')
  await expect(item).toContainText('Public')
})

test('a vote shows before the server has answered', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', '/my-forms?section=signature&selectedStartDate=none')
  await page.waitForLoadState('networkidle')
  const vote = page.getByRole('button', { name: /^Upvote/ }).first()
  const before = await vote.getAttribute('aria-pressed')
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/my-forms*', async (route) => {
    if (route.request().method() === 'POST') {
      await held
    }
    await route.continue()
  })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', String(before !== 'true'))
  // A second press, before the first was answered, takes it back.
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', String(before))
  go()
  await expect(vote).not.toHaveAttribute('aria-busy', 'true')
  await page.reload()
  await expect(vote).toHaveAttribute('aria-pressed', String(before))
})

test('what is typed before the script has come is kept', { tag: '@bench' }, async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(`/my-forms?section=ongoing&dialog=comments&id=${id}`)
  const field = dialogOf(page).getByLabel('Comment', { exact: true })
  await field.fill('As it was')
  await dialogOf(page).getByRole('button', { name: 'Add comment' }).click()
  await dialogOf(page).getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(/doing=edit/)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/comments-dialog*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await field.first().fill('Typed early')
  go()
  await expect(page.getByRole('form', { name: 'Edit' })).toContainText('11 of 100 characters')
  await expect(field.first()).toHaveValue('Typed early')
})

// The browser itself reports the request that came to nothing, so this test listens to no console.
plainTest(
  'a server that cannot be reached is said at the field, the text is kept, and sent again it is one comment',
  async ({ page }) => {
    await arriveAs(page, 'employee')
    const id = await startedEntry(page)
    await page.goto(`/my-forms?section=ongoing&dialog=comments&id=${id}`)
    await expect(page.locator('dialog:modal')).toBeVisible()
    const field = dialogOf(page).getByLabel('Comment', { exact: true })
    await page.route('**/my-forms*', async (route) => {
      if (route.request().method() === 'POST') {
        // The server has heard it and done it; its answer is lost.
        await route.fetch()
        await route.abort()
      } else {
        await route.continue()
      }
    })
    await field.fill('Out of reach')
    await dialogOf(page).getByRole('button', { name: 'Add comment' }).click()
    await expect(dialogOf(page).getByText('Holdpoint could not be reached')).toBeVisible()
    await expect(field).toHaveValue('Out of reach')
    await page.unroute('**/my-forms*')
    await page.evaluate(() => window.__remixRouter.revalidate())
    await expect(dialogOf(page).getByRole('listitem')).toHaveText([/Out of reach/])
    await dialogOf(page).getByRole('button', { name: 'Add comment' }).click()
    await expect(field).toHaveValue('')
    await expect(dialogOf(page).getByRole('listitem')).toHaveText([/Out of reach/])
  },
)
