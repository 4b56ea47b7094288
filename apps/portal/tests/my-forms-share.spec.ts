import type { Page } from '@playwright/test'
import { arriveAs, expect, signIn, test, toast } from './portal.ts'

// Sharing an entry. This file runs twice: with JavaScript people are searched while one types,
// without it by a form; who is picked stands in the address either way.

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Share' })
}

/** The id of the first entry of a list, read from where its row leads. */
async function firstEntry(page: Page, query: string): Promise<string> {
  await page.goto(`/my-forms?selectedStartDate=none&${query}`)
  const row = page.getByRole('table').getByRole('row').nth(1)
  const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  return href.split('/').at(-1)?.split('?')[0] ?? ''
}

async function pick(page: Page, email: string, isScripted: boolean): Promise<void> {
  await dialog(page).getByLabel('Employee name or email').fill(email)
  if (isScripted) {
    await page.getByRole('option').first().click()
  } else {
    await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
    await dialog(page).getByRole('link', { name: /^Add / }).first().click()
  }
  await expect(page).toHaveURL(/[?&]people=/)
}

test(
  'an entry is shared with a colleague, who finds it on the Signature tab',
  { tag: '@journey' },
  async ({ page, browser, javaScriptEnabled: asked }) => {
    const isScripted = asked ?? true
    await arriveAs(page, 'employee')
    const id = await firstEntry(page, 'section=completed&selectedStatus=complete')
    await page.goto(`/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${id}`)
    await expect(dialog(page).getByText('Nobody is picked yet.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog(page).getByText('Please choose at least one person.')).toBeVisible()

    await pick(page, 'admin@holdpoint', isScripted)
    const remove = dialog(page).getByRole('link', { name: /^Remove / })
    await expect(remove).toHaveCount(1)
    await remove.click()
    await expect(dialog(page).getByText('Nobody is picked yet.')).toBeVisible()
    await pick(page, 'admin@holdpoint', isScripted)
    await expect(remove).toHaveCount(1)

    // Nobody is picked twice.
    await dialog(page).getByLabel('Employee name or email').fill('admin@holdpoint')
    if (isScripted) {
      await page.getByRole('option').first().click()
    } else {
      await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
    }
    await expect(dialog(page).getByText('Selected user already added in share list.')).toBeVisible()
    await expect(remove).toHaveCount(1)

    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click()
    await expect(toast(page, /^Shared with |had it already\.$/)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)

    const other = await browser.newContext({ javaScriptEnabled: isScripted })
    const receiver = await other.newPage()
    await signIn(receiver, 'admin', '/my-forms?section=signature&selectedStartDate=none')
    await receiver.locator(`a[href*="${id}"]`).first().click()
    await expect(receiver).toHaveURL(new RegExp(`review-form-question/${id}`))

    // Taken back, it is off the receiver's list at once.
    await page.goto(`/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${id}`)
    await dialog(page).getByRole('button', { name: 'Take the share back from Noor' }).click()
    await expect(toast(page, 'The form is not shared with them any more.')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /from Noor/ })).toHaveCount(0)
    await receiver.goto('/my-forms?section=signature&selectedStartDate=none')
    await expect(receiver.locator(`a[href*="${id}"]`)).toHaveCount(0)
    await other.close()
  },
)

test('a draft cannot be shared, and the dialog says why', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await firstEntry(page, 'section=ongoing')
  await page.goto(`/my-forms?section=ongoing&selectedFilterId=none&dialog=share&id=${id}`)
  await expect(
    dialog(page).getByText('A form can be shared once it is in review or completed.'),
  ).toBeVisible()
  await expect(dialog(page).getByRole('button')).toHaveCount(0)
})

test(
  'whom a form was shared with is told at once that they cannot share it on',
  { tag: '@bench' },
  async ({ page, browser, javaScriptEnabled: asked }) => {
    const isScripted = asked ?? true
    await arriveAs(page, 'employee')
    const id = await firstEntry(page, 'section=completed&selectedStatus=complete')
    await page.goto(`/my-forms?section=completed&selectedFilterId=none&dialog=share&id=${id}`)
    await pick(page, 'colleague@holdpoint', isScripted)
    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click()
    await expect(toast(page, /^Shared with |had it already\.$/)).toBeVisible()

    const other = await browser.newContext({ javaScriptEnabled: isScripted })
    const receiver = await other.newPage()
    await signIn(receiver, 'colleague', `/my-forms?section=signature&dialog=share&id=${id}`)
    await expect(dialog(receiver).getByText('This form is not yours to share.')).toBeVisible()
    await expect(dialog(receiver).getByRole('button')).toHaveCount(0)
    await other.close()
  },
)

test('an entry that is not there leads to the no-access page', async ({ page }) => {
  await signIn(
    page,
    'employee',
    '/my-forms?section=completed&selectedFilterId=none&dialog=share&id=none',
  )
  await expect(page).toHaveURL(/\/no-access\?type=share$/)
})
