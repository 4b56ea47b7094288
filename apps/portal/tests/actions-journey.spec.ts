import type { Page } from '@playwright/test'
import { openedEntry } from './my-forms-entries.ts'
import { becomes, expect, photo, question, test, toast } from './portal.ts'

// A failed question becomes an action, which is done, proved, verified, found not to have helped, and
// done once more by somebody else. This file runs with and without JavaScript.

const asks = 'Do the entry signs'

/** Makes a move that asks for nothing. */
async function press(page: Page, move: string): Promise<void> {
  await page.getByRole('form', { name: 'Moves' }).getByRole('button', { name: move }).click()
}

/** Makes a move that is asked about in a dialog. */
async function say(page: Page, move: string, why: string): Promise<void> {
  await page.getByRole('form', { name: 'Moves' }).getByRole('link', { name: move }).click()
  await page.getByRole('dialog').getByLabel('Why?').fill(why)
  await page.getByRole('dialog').getByRole('button', { name: move }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

async function addEvidence(page: Page, isScripted: boolean): Promise<void> {
  const place = page.getByRole('region', { name: 'Evidence' })
  await place.locator('input[type=file]').setInputFiles(photo)
  if (!isScripted) {
    await place.getByRole('button', { name: 'Add' }).click()
  }
  await expect(place.getByRole('img', { name: /Photo/ })).toHaveCount(1)
}

/** Looks for somebody in a field, and ticks them. */
async function pick(page: Page, field: string, name: string, isScripted: boolean): Promise<void> {
  const group = page.getByRole('group', { name: field })
  if (isScripted) {
    await group.getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).click()
  } else {
    await group.getByRole('searchbox').fill(name)
    await group.getByRole('button', { name: /Find/ }).click()
  }
  await page.getByRole('group', { name: field }).getByLabel(name).check()
}

test(
  'a failed answer becomes an action that is done, verified, and done again as it has not helped',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await becomes(page, 'employee', '/my-forms')
    const entry = await openedEntry(page)
    if (!isScripted) {
      await page.getByRole('button', { name: 'Next' }).click()
    }
    const plate = question(page, asks)
    await plate.getByRole('radio', { name: 'No', exact: true }).check()
    await plate.locator('input[type=file]').setInputFiles(photo)
    if (isScripted) {
      await expect(plate.getByRole('img', { name: /Photo 1/ })).toBeVisible()
    }
    await plate.getByRole('button', { name: 'Raise an action' }).click()

    await expect(page).toHaveURL(/\/actions\/new/)
    await expect(page.getByLabel('What is to be done')).toHaveValue(/Do the entry signs/)
    await page.getByLabel('What is to be done').fill('Put the entry signs up')
    const found = page.getByLabel('Photos and files of what was found')
    if (isScripted) {
      await found.setInputFiles(Array.from({ length: 11 }, () => photo))
      await expect(page.getByText('Please choose at most 10 files.')).toBeVisible()
    }
    await found.setInputFiles(photo)
    await page.getByRole('button', { name: 'Raise action' }).click()
    await expect(page.getByText('Please choose who does it.')).toBeVisible()
    await expect(page.getByText('The file that you chose stays with it.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'The file that you chose' })).toBeChecked()
    await expect(page.getByLabel('What is to be done')).toHaveValue('Put the entry signs up')
    await page.getByRole('checkbox', { name: 'Dario Quintanilla' }).check()
    await pick(page, 'Who verifies it', colleague, isScripted)
    await page.getByLabel('Photos or PDFs').fill('1')
    await page.getByLabel('Ask whether it has helped').selectOption('30')
    await page.getByRole('button', { name: 'Raise action' }).click()

    await expect(page).toHaveURL(new RegExp(`/my-form/fill-out/${entry}`))
    const raised = question(page, asks).getByRole('list', { name: 'Actions on this question' })
    await expect(raised.getByText('Open')).toBeVisible()
    await raised.getByRole('link', { name: /^ACT-/ }).click()

    await expect(page.getByText(/Do the entry signs.*[:?] No/)).toBeVisible()
    // The photo at the question has come along, and the one that was taken for the action.
    const about = page.getByRole('region', { name: 'Description' })
    await expect(about.getByRole('img', { name: /Photo/ })).toHaveCount(2)
    const action = new URL(page.url()).pathname
    await press(page, 'Start')
    await isNow(page, 'In progress')
    await say(page, 'Put on hold', 'The signs are in town')
    await isNow(page, 'On hold')
    await press(page, 'Go on')
    await expect(page.getByText('1 of 1 file of evidence still missing.').first()).toBeVisible()
    await addEvidence(page, isScripted)
    await press(page, 'Complete')
    await isNow(page, 'To verify')

    await becomes(page, 'colleague', action)
    await press(page, 'Verify')
    await isNow(page, 'Effective?')

    await becomes(page, 'employee', action)
    await say(page, 'It has not helped', 'The wind took them')
    await page.getByRole('link', { name: /^ACT-.* Put the entry signs up/ }).click()
    await expect(page).not.toHaveURL(new RegExp(`${action}$`))
    await isNow(page, 'Open')
    const child = new URL(page.url()).pathname

    await becomes(page, 'manager', child)
    await page.getByRole('link', { name: 'Hand to someone else' }).first().click()
    const dialog = page.getByRole('dialog')
    await pick(page, 'Who does it', reviewer, isScripted)
    await dialog.getByRole('checkbox', { name: 'Dario Quintanilla' }).uncheck()
    await dialog.getByRole('button', { name: 'Hand to someone else' }).click()
    // Its owner is of the manager's team still.
    await expect(toast(page, 'Handed on.')).toBeVisible()

    // What one does oneself is started by one press in the list.
    await becomes(page, 'reviewer', '/actions?section=mine&selectedFilterId=none')
    const row = page.getByRole('row', { name: /Put the entry signs up/ })
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Start' }).click()
    await expect(toast(page, 'Started.')).toBeVisible()
    await expect(row.getByText('In progress')).toBeVisible()
    if (isScripted) {
      await expect(row.locator('summary')).toBeFocused()
    }
    await page.goto(child)
    await isNow(page, 'In progress')
    await addEvidence(page, isScripted)
    await press(page, 'Complete')
    await isNow(page, 'To verify')
    await becomes(page, 'colleague', child)
    await press(page, 'Verify')
    await isNow(page, 'Closed')
    await becomes(page, 'employee', action)
    await isNow(page, 'Closed')
    await expect(page.getByText(/closed it with its new action/)).toBeVisible()
  },
)

const colleague = 'Wren Abernethy-Cole'
const reviewer = 'Priyanka Ramasundaram'
