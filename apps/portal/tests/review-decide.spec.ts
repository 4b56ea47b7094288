import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { expect, signIn, test, toast } from './portal.ts'

// Whoever approves an entry sees what failed first and decides on the same page. This file runs with
// and without JavaScript.

type Waiting = { recordId: string; isSignature: boolean; rowVersion: number }

/** Opens an entry that waits for the reviewer's decision; each test takes another one. */
async function toDecide(page: Page, place: number): Promise<string> {
  await signIn(page, 'reviewer', '/pending-approvals')
  const answer = await page.request.get('/api/v1/pending-approvals?kind=form&pLimit=50')
  const { content }: { content: { data: Waiting[] } } = await answer.json()
  const id = content.data.filter(({ isSignature }) => !isSignature)[place]?.recordId
  if (id === undefined) {
    throw new Error('The demo world has no such entry.')
  }
  await page.goto(`/review-form/review-form-question/${id}`)
  return id
}

const moves = (page: Page) => page.getByRole('form', { name: 'Moves' })
/** The first press opens what is decided, the second decides. */
async function approve(page: Page): Promise<void> {
  await moves(page).getByRole('link', { name: 'Approve' }).click()
  await page
    .getByRole('dialog', { name: 'Approve' })
    .getByRole('button', { name: 'Approve' })
    .click()
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'is approved by two presses, by whom it waits for',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    const id = await toDecide(page, 0)
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await approve(page)
    await expect(toast(page, 'Form approved.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(page.getByRole('group', { name: 'Your part' }).first()).toContainText(
      'You approved this form',
    )
    await expect(moves(page).getByRole('link', { name: 'Approve' })).toHaveCount(0)
  },
)

test('is handed back with what is to be changed of each question', async ({ page }) => {
  await toDecide(page, 1)
  await moves(page).getByRole('link', { name: 'Hand back' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is to be changed?' })
  const send = dialog.getByRole('button', { name: 'Hand back' })
  await send.click()
  await expect(dialog).toContainText('Please tick a question and say what is to be changed.')
  const other = dialog.getByRole('combobox', { name: 'Another question' })
  await other.selectOption({ index: 1 })
  const label = await other.locator('option:checked').innerText()
  await send.click()
  await expect(other.locator('option:checked')).toHaveText(label)
  await dialog.getByLabel('What is to be changed: Another question').fill('Which of the two?')
  await send.click()
  await expect(toast(page, 'Handed back.')).toBeVisible()
  await expect(part(page, 'Handed back')).toContainText(label)
  await expect(part(page, 'Handed back')).toContainText('Which of the two?')
})

test('is rejected with a reason alone', { tag: '@bench' }, async ({ page }) => {
  await toDecide(page, 2)
  const reject = async () => {
    const direct = moves(page).getByRole('link', { name: 'Reject' })
    await direct.first().click()
  }
  await reject()
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toContainText('Please say why.')
  await dialog.getByLabel('Why?').fill('The wrong pad')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(toast(page, 'Form rejected.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Your part' }).first()).toContainText(
    'You rejected this form',
  )
})

test(
  'shows whom it is open to, and what was handed in',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await toDecide(page, 3)
    await page.getByRole('link', { name: 'Access', exact: true }).click()
    await expect(part(page, 'Limited access')).toContainText(
      'Turn on limited access to keep this form shared with limited people.',
    )
    await expect(part(page, 'Limited access').getByRole('listitem').first()).toContainText(
      'Submitter',
    )
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(/Version 1|was not handed in yet/)
  },
)

test('is thanked for, in front of all who read it', { tag: '@bench' }, async ({ page }) => {
  await toDecide(page, 4)
  const kudos = part(page, 'Kudos')
  await kudos.getByRole('combobox').selectOption('Good catch')
  await kudos.getByRole('button', { name: 'Give kudos' }).click()
  await expect(toast(page, 'Thank you said.')).toBeVisible()
  await expect(kudos.getByRole('listitem').first()).toContainText('Good catch')
  await expect(kudos.getByRole('listitem').first()).toContainText('Priyanka Ramasundaram thanks')
})

test(
  'a rejection that comes too late says so, and keeps the reason that was typed',
  { tag: '@scriptless' },
  async ({ page }) => {
    const id = await toDecide(page, 5)
    await moves(page).getByRole('link', { name: 'Reject' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Reject' })
    await dialog.getByLabel('Why?').fill('The wrong pad')

    // Meanwhile it is approved in another window.
    const other = await page.context().newPage()
    await other.goto(`/review-form/review-form-question/${id}`)
    await approve(other)
    await expect(moves(other).getByRole('link', { name: 'Approve' })).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog).toContainText(/changed|already/iu)
    await expect(dialog.getByLabel('Why?')).toHaveValue('The wrong pad')
    await expect(dialog.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  },
)

test(
  'is opened to people who are found by name, and limited to them, at the version that was read',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted }) => {
    await signIn(page, 'admin', '/review-form?section=all')
    // Somebody who decides on nothing, and a form that can be shared and is not his own.
    const others = page.getByRole('table').getByRole('row').filter({ hasNotText: 'Quintanilla' })
    const shareable = others.filter({ has: page.locator('td'), hasText: /In Review|Completed/ })
    await shareable.first().getByRole('link').first().click()
    await page.getByRole('link', { name: 'Access', exact: true }).click()
    const access = part(page, 'Limited access')
    await expect(access).toBeVisible()
    // Another window stands open meanwhile.
    const older = await page.context().newPage()
    await older.goto(page.url())

    const people = access.getByRole('group', { name: 'Shared with' })
    const dario = people.getByRole('checkbox', { name: /Dario Quintanilla/ })
    await people.getByLabel('Shared with: Name or part of it').fill('Quintanilla')
    if (isScripted) {
      await page.getByRole('option', { name: /Dario Quintanilla/ }).click()
    } else {
      await people.getByRole('button', { name: 'Find: Shared with' }).click()
      await dario.check()
    }
    await access.getByRole('button', { name: 'Save people' }).click()
    await expect(toast(page, 'Access saved.')).toBeVisible()
    await expect(dario).toBeChecked()

    // Whoever switches on a page that is older is told so, and nothing is switched.
    const turn = (where: Page) =>
      part(where, 'Limited access').getByRole('button', { name: /^Turn o(n|ff) limited access/ })
    const said = await turn(page).innerText()
    await turn(older).click()
    await expect(older.getByText(/changed/i).first()).toBeVisible()
    await page.reload()
    await expect(turn(page)).toHaveText(said)
    await expect(dario).toBeChecked()
  },
)
