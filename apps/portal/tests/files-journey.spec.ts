import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { becomes, expect, photo, signIn, test } from './portal.ts'

// A file is brought, approved by somebody else, read and acknowledged, and waived for one who need
// not. This file runs with and without JavaScript.

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

const bar = (page: Page) => page.getByRole('form', { name: 'Moves' })

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

test(
  'a file is added, sent back, approved by another, acknowledged once it was opened, and waived',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const name = `Reading a hose tag ${isScripted ? 'on the rig' : 'in the yard'}`
    await signIn(page, 'admin', '/files/new')
    await page.getByRole('button', { name: 'Add file' }).click()
    await expect(page.getByText('Please enter file name')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Folder').fill('Procedures / Hoses')
    await page.getByLabel('Tags').fill('hoses')
    await pick(page, 'Who approves it', 'Priyanka Ramasundaram', isScripted)
    await page.getByLabel('The audience acknowledges it').check()
    await page.getByRole('button', { name: 'Add file' }).click()
    await expect(page.getByText('Nobody belongs to this audience').first()).toBeVisible()
    await expect(page.getByLabel('Folder')).toHaveValue(/Procedures/)
    await pick(page, 'People by name', 'Dario Quintanilla', isScripted)
    await pick(page, 'People by name', 'Wren Abernethy-Cole', isScripted)
    await page.getByLabel('Check question').fill('What is on the tag?')
    await page.getByRole('button', { name: 'Add file' }).click()
    await expect(page.getByText('Please enter the right answer.').first()).toBeVisible()
    await page.getByLabel('Right answer').fill('The pressure')
    await page.getByLabel('Wrong answers').fill('The price\nThe colour')
    await page.getByRole('button', { name: 'Add file' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const file = new URL(page.url()).pathname
    await expect(page.getByText('Please upload file').first()).toBeVisible()
    await page.getByText('Add a version').click()
    await page.getByLabel('PDF, Word, Excel, text or picture').setInputFiles(photo)
    await page.getByRole('button', { name: 'Add this version' }).click()
    await expect(page.getByRole('link', { name: 'Open version 1' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Send for approval' }).click()
    await isNow(page, 'To approve')

    await becomes(page, 'reviewer', file)
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    await isNow(page, 'In force')

    await becomes(page, 'employee', '/files?section=acknowledge&selectedFilterId=none')
    // Whoever reads it has no mouse.
    await byKeys(page, page.getByRole('link', { name }))
    await expect(page.getByText('It is acknowledged once it was opened.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Acknowledge/ })).toHaveCount(0)
    await byKeys(page, page.getByRole('button', { name: `Pin ${name}` }))
    await expect(page.getByRole('button', { name: `Unpin ${name}` })).toBeVisible()
    await byKeys(page, page.getByRole('link', { name: 'Open file' }))
    await expect(page.getByRole('img', { name })).toBeVisible()
    await byKeys(page, page.getByRole('link', { name: 'Back to the file' }))
    const question = page.getByRole('group', { name: 'What is on the tag?' })
    // One of several answers: Tab comes to the first, arrows to the others.
    await byKeys(page, question.getByRole('radio').first(), 'Space')
    await byKeys(page, page.getByRole('button', { name: /^Acknowledge/ }))
    await expect(page.getByText(/^That is not right/)).toBeVisible()
    if (isScripted) {
      expect((await axeOf(page).analyze()).violations).toEqual([])
    }
    await question.getByLabel('The pressure').check()
    await page.getByRole('button', { name: /^Acknowledge/ }).click()
    await expect(page.getByText('You have acknowledged it.')).toBeVisible()
    if (isScripted) {
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }

    await becomes(page, 'admin', `${file}?pane=people`)
    await page.getByRole('link', { name: 'Waive for Wren Abernethy-Cole' }).click()
    await page.getByRole('dialog').getByLabel('Why?').fill('Works in town this year')
    await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
    await expect(page.getByText('Works in town this year')).toBeVisible()
    await expect(page.getByText('1 wrong answer')).toBeVisible()
    if (isScripted) {
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }

    // A material version is asked for anew, and the one before stays until it is approved.
    await page.getByText('Add a version').click()
    await page.getByLabel('PDF, Word, Excel, text or picture').setInputFiles(photo)
    await page.getByLabel(/A material change/).check()
    await page.getByRole('button', { name: 'Add this version' }).click()
    await expect(page.getByRole('link', { name: 'Open version 2' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Send for approval' }).click()
    await isNow(page, 'To approve')
    await becomes(page, 'reviewer', file)
    await bar(page).getByRole('button', { name: 'Approve' }).click()
    await isNow(page, 'In force')
    await becomes(page, 'employee', file)
    await expect(page.getByText(/Please read this and acknowledge it/)).toBeVisible()
  },
)

test(
  'the library is narrowed by folder, with what lies below it',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/files?section=library&selectedFilterId=none')
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(tabs).toHaveText([
      ...[/^To acknowledge/, /^In force/, /^Pinned/, /^In preparation/, /^Archived/],
    ])
    await page.goto('/files?section=library&selectedFilterId=none&selectedFolders=Procedures')
    await expect(page.getByRole('link', { name: 'Arming guns on location' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Stop-work authority' })).toHaveCount(0)
    await page.goto('/search?q=hydrochloric')
    await expect(page.getByRole('link', { name: /Hydrochloric acid 15 %/ })).toBeVisible()
  },
)
