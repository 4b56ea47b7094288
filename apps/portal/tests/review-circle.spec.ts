import type { Page } from '@playwright/test'
import { startedAudit } from './audits.ts'
import {
  becomes,
  demoPassword,
  expect,
  photo,
  question,
  signIn,
  test,
  toast,
  type DemoRole,
} from './portal.ts'

// The circle of a form: handed in, handed back, corrected, approved by two steps, reopened, changed,
// signed anew and approved again. This file runs with and without JavaScript.

/** Opens the part of the form that holds a question; without a script there is one part a page. */
async function openPart(page: Page, name: string): Promise<void> {
  const part = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name })
  await part.filter({ visible: true }).first().click()
}

async function signAs(page: Page, name: string): Promise<void> {
  const plate = question(page, 'Auditor')
  const typed = plate.getByRole('button', { name: 'Type', exact: true })
  if (await typed.isVisible()) {
    await typed.click()
  }
  await plate.getByLabel('Your name').fill(name)
  await plate.getByLabel('Your password').fill(demoPassword)
  await plate.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(plate.getByText(name).first()).toBeVisible()
  await expect(plate.getByRole('button', { name: 'Sign again' })).toBeVisible()
}

const moves = (page: Page) => page.getByRole('form', { name: 'Moves' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()

async function approve(page: Page, role: DemoRole, address: string): Promise<void> {
  await becomes(page, role, address)
  await moves(page).getByRole('link', { name: 'Approve' }).click()
  await page
    .getByRole('dialog', { name: 'Approve' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(toast(page, 'Form approved.')).toBeVisible()
}

/** Attaches a file to the whole form; what was typed before is saved. */
async function attach(page: Page, isScripted: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Attach a file' }).click()
  const files = page.getByRole('region', { name: 'Attachments' })
  await files.locator('input[type=file]').setInputFiles(photo)
  if (!isScripted) {
    await files.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await expect(toast(page, 'File attached.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the form' }).click()
}

test(
  'the circle of a form is closed, and turned once more',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'employee')
    const id = await startedAudit(page, { left: 'scrap' })
    const [filling, reviewing] = [
      `/my-form/fill-out/${id}`,
      `/review-form/review-form-question/${id}`,
    ]

    // Handed in with a failed answer.
    await page.goto(filling)
    await openPart(page, 'Scrap and returns')
    const scrap = question(page, 'Is scrap collected')
    await scrap.getByRole('radio', { name: 'No', exact: true }).check()
    if (!isScripted) {
      // The page asks for the note once it has seen the No.
      await openPart(page, 'Scrap and returns')
    }
    await scrap.getByLabel('What did you see?').fill('A drum without a lock')
    const returns = question(page, 'Photo of the reconciled')
    await returns.locator('input[type=file]').first().setInputFiles(photo)
    if (isScripted) {
      await expect(returns.getByRole('img', { name: /Photo 1/ })).toBeVisible()
    }
    await attach(page, isScripted)
    await openPart(page, 'Scrap and returns')
    await signAs(page, 'Dario Quintanilla')
    await submit(page)
    await expect(toast(page, /Form submitted\./)).toBeVisible()

    // Handed back by the first step, corrected, signed anew.
    await becomes(page, 'manager', reviewing)
    await moves(page).getByRole('link', { name: 'Hand back' }).click()
    const back = page.getByRole('dialog', { name: 'What is to be changed?' })
    if (isScripted) {
      await expect(back.locator('form :is(input, select, textarea):visible').first()).toBeFocused()
    }
    await back.getByRole('checkbox', { name: 'Is scrap collected' }).check()
    await back.getByLabel(/What is to be changed: Is scrap/).fill('Lock it, then look again')
    await back.getByRole('button', { name: 'Hand back' }).click()
    await expect(toast(page, 'Handed back.')).toBeVisible()

    await becomes(page, 'employee', filling)
    await openPart(page, 'Scrap and returns')
    await scrap.getByRole('radio', { name: 'Yes', exact: true }).check()
    await submit(page)
    await expect(
      page.getByText('An answer was changed after Dario Quintanilla had signed.').first(),
    ).toBeVisible()
    await signAs(page, 'Dario Quintanilla')
    await submit(page)
    await expect(toast(page, /Form submitted\./)).toBeVisible()

    // Approved by two steps: complete.
    await approve(page, 'manager', reviewing)
    await approve(page, 'reviewer', reviewing)
    await expect(page.getByText('Complete', { exact: false }).first()).toBeVisible()

    // Reopened with a reason, changed: the signature is void, and the approvals are.
    await moves(page).getByRole('link', { name: 'Reopen' }).click()
    const reopen = page.getByRole('dialog', { name: 'Reopen' })
    await reopen.getByLabel('Why?').fill('The log was counted twice')
    await reopen.getByRole('button', { name: 'Reopen' }).click()
    await expect(toast(page, 'The form is reopened.')).toBeVisible()

    await becomes(page, 'employee', filling)
    await openPart(page, 'Scrap and returns')
    await question(page, 'The finding in one line').getByRole('textbox').fill('Log counted anew')
    await submit(page)
    await expect(
      page.getByText('An answer was changed after Dario Quintanilla had signed.').first(),
    ).toBeVisible()
    await signAs(page, 'Dario Quintanilla')
    await submit(page)
    await expect(toast(page, /Form submitted\./)).toBeVisible()
    await approve(page, 'manager', reviewing)
    await approve(page, 'reviewer', reviewing)

    // Each time that it was handed in is kept as it was.
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Version \d$/ })).toHaveCount(3)
    const compare = page.getByRole('region', { name: 'Compare two versions' })
    await compare.getByLabel('From').selectOption('Version 1')
    await compare.getByLabel('To').selectOption('Version 2')
    await compare.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('heading', { name: /from version 1 to version 2/ })).toBeVisible()
    const differences = page.getByRole('table')
    await expect(differences.getByRole('row', { name: /Is scrap collected/ })).toContainText('No')

    // The second one is read as it was decided on, with who decided, though that is void since.
    await page.getByRole('link', { name: 'Version 2' }).click()
    await expect(page.getByRole('region', { name: 'Version 2' })).toContainText('handed in again')
    await expect(question(page, 'Is scrap collected')).toContainText('Yes')
    await expect(page.getByRole('region', { name: 'Attachments' }).getByRole('img')).toHaveCount(1)
    const given = page.getByRole('region', { name: 'Signatures and approvals' })
    await expect(given.getByRole('listitem')).toHaveCount(2)

    // The history says why.
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('“The log was counted twice”')).toBeVisible()
    await expect(history.getByText('Status: Completed → Filled')).toBeVisible()
  },
)
