import type { BrowserContext } from '@playwright/test'
import { rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, demoPassword, expect, signIn, signInByHand, test } from './portal.ts'

// The shared handling of failures (spec 8), as the portal shows it. This file runs with and
// without JavaScript.

const list = '/my-forms?section=completed&searchValue=walk'

/** Ends the person's sessions behind the browser's back, as an administrator or time would. */
async function endSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  const session = cookies.find(({ name }) => name === 'hp')
  if (session === undefined) {
    throw new Error('Nobody is signed in.')
  }
  // Of the right form, and known to nobody.
  await context.addCookies([{ ...session, value: 'x'.repeat(43) }])
}

for (const path of [
  list,
  '/my-form/fill-out/anything',
  '/review-form/review-form-question/anything?tab=6',
]) {
  test(
    `a dead session signs out of ${path}, says so, and comes back`,
    { tag: path === list ? '@journey' : '@bench' },
    async ({ page, context }) => {
      await signInByHand(page, 'employee', '/my-forms')
      await endSession(context)
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.searchParams.get('to') === path)
      await expect(page.getByText('Authentication Failed.')).toBeVisible()
      expect((await context.cookies()).filter(({ name }) => name === 'hp')).toEqual([])

      // Said once: the page that comes next has nothing more to say of it.
      await page.goto(page.url())
      await expect(page.getByText('Authentication Failed.')).toHaveCount(0)

      await page.getByLabel('Work email').fill('employee@holdpoint.example')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL((url) =>
        path === list
          ? url.pathname + url.search === list
          : url.pathname + url.search === '/no-access?type=my_forms',
      )
    },
  )
}

test('a link that is followed on a dead session signs out and says so', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'employee', list)
  await endSession(context)
  await page.getByRole('link', { name: 'Signature' }).click()
  await expect(page).toHaveURL(/\/login\?to=/)
  await expect(page.getByText('Authentication Failed.')).toBeVisible()
})

test(
  'a link that is followed without any cookie left says so too',
  { tag: '@journey' },
  async ({ page, context }) => {
    await signInByHand(page, 'employee', list)
    await context.clearCookies()
    await page.getByRole('link', { name: 'Signature' }).click()
    await expect(page).toHaveURL(/\/login\?to=/)
    await expect(page.getByText('Authentication Failed.')).toBeVisible()
    // The sign-in form needs a visitor, and nothing else of ours is left.
    const left = (await context.cookies()).filter(({ name }) => name !== 'hp-visitor')
    expect(left).toEqual([])
  },
)

test(
  'a form that is posted on a dead session changes nothing, signs out and says so',
  { tag: '@journey' },
  async ({ page, context, javaScriptEnabled: isScripted = true }) => {
    await signInByHand(page, 'employee', '/my-forms?section=ongoing&selectedStartDate=none')
    const row = page.locator('tbody tr').first()
    await row.locator('details').last().locator('summary').click()
    await row.getByRole('link', { name: 'Delete' }).click()
    await expect(page.getByText('Are you sure you want to delete this form?')).toBeVisible()
    await endSession(context)
    await page.getByRole('button', { name: 'Yes' }).click()
    if (isScripted) {
      await expect(page).toHaveURL(/\/login/)
    } else {
      await expect(page.getByRole('heading', { name: 'This was not saved' })).toBeVisible()
    }
    await expect(page.getByText('Authentication Failed.')).toBeVisible()
  },
)

test('somebody who never signed in is told nothing of the kind', async ({ page }) => {
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Authentication Failed.')).toHaveCount(0)
})

test('signing out is no failure', { tag: '@journey' }, async ({ page }) => {
  await signInByHand(page, 'employee', list)
  await page.goto('/my-forms')
  await page.locator('summary').filter({ hasText: 'Dario' }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Authentication Failed.')).toHaveCount(0)
})

test('a dialog is titled Error and stays until it is closed', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(`/my-forms?section=ongoing&dialog=delete&id=${id}`)
  const changed = await page.request.post('/api/v1/my-form-fill', {
    headers: {
      Origin: new URL(page.url()).origin,
      'Sec-Fetch-Site': 'same-origin',
      'Idempotency-Key': `changed-${id}`,
    },
    data: { myFormId: id, changes: [{ key: 'shift', value: 'day', baseRev: 0 }] },
  })
  expect(changed.status()).toBe(200)
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Error' })
  await expect(dialog).toContainText('in the meantime')
  // Longer than a toast stays.
  await page.waitForTimeout(4500)
  await dialog.getByRole('link', { name: 'OK', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, id)).toBeVisible()
})

test('a form of one person is posted in nobody else’s name, after another has signed in', async ({
  page,
}) => {
  await signIn(page, 'reviewer', '/my-forms?section=signature')
  await page
    .getByRole('link', { name: /\bcomments?\b/ })
    .first()
    .click()
  await page.getByLabel('Comment', { exact: true }).fill('Written by the reviewer')
  await arriveAs(page, 'admin')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('so nothing was done. Noor Haddadin-Fox is signed in')).toBeVisible()
  await page.goto(page.url())
  await expect(page.getByRole('dialog')).toContainText('Comments')
  await expect(page.getByText('Written by the reviewer')).toHaveCount(0)
})

test(
  'an address that cannot be read whole shows the list, and says what was left out',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    await page.goto('/my-forms?tab=1&searchValue=%00&selectedCrewOptions=a%00b')
    const notice = page.getByRole('dialog', { name: 'Warning' })
    await expect(notice).toContainText('could not be read and was left out: Search, Crew.')
    await notice.getByRole('link', { name: 'OK', exact: true }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('table')).toBeVisible()
    // Said once, for the address is whole now.
    await page.reload()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(notice).toHaveCount(0)
  },
)
