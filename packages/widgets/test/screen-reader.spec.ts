import { expect, test } from '@playwright/test'
import { startScreenReader } from './screen-reader.ts'
import { stage } from './stage.ts'

// What a screen reader says, phrase by phrase. The tags are told alike: forms-agree.spec.ts.

test('a confirm dialog says what it is, what it asks and how to answer', async ({ page }) => {
  await stage(page, 'confirm-dialog', { scene: 'asked', form: 'react' })
  const reader = await startScreenReader(page)
  await page.getByRole('button', { name: 'Delete' }).focus()
  const said = await reader.press('Enter')
  expect(said).toContain('button, Delete, not expanded, has popup dialog')
  expect(said).toContain('alertdialog, Warning, Are you sure you want to delete this form?, modal')
  expect(said).toContain('button, No')
  expect(await reader.press('Tab')).toContain('button, Yes')
  expect(await reader.press('Escape')).toContain('button, Delete, not expanded, has popup dialog')
})

test('a search box says what is searched and what its buttons do', async ({ page }) => {
  await stage(page, 'search-box', { scene: 'heard', form: 'react' })
  const reader = await startScreenReader(page)
  await page.locator('#before').focus()
  expect(await reader.press('Tab')).toContain('searchbox, Search by form name')
  await page.keyboard.type('rig')
  expect(await reader.press('Tab')).toContain('button, Clear the search')
  expect(await reader.press('Tab')).toContain('button, Search')
})

test('a person search says what it is, how many it found, and each with its place', async ({
  page,
}) => {
  await stage(page, 'person-search', { scene: 'given', form: 'react' })
  const reader = await startScreenReader(page)
  await page.locator('#before').focus()
  const onField = (await reader.press('Tab')).join('; ')
  expect(onField).toMatch(
    /combobox, Employee, has popup listbox, not expanded, autocomplete in list/,
  )
  expect((await reader.press('ArrowDown')).join('; ')).toContain('30 found')
  // This reader does not follow aria-activedescendant, so it walks on from the field by itself.
  const walked: string[] = []
  for (let step = 0; step < 8; step += 1) {
    walked.push(...(await reader.next()))
  }
  expect(walked.join('; ')).toMatch(/listbox, Employee.*option, .+, position 1, set size 30/)
})

test('a saved-filter dialog says its name, and what is wrong with an empty title', async ({
  page,
}) => {
  await stage(page, 'saved-filter-dialog', { form: 'react' })
  const reader = await startScreenReader(page)
  await page.getByRole('button', { name: 'Save view' }).focus()
  expect((await reader.press('Enter')).join('; ')).toMatch(/dialog, Save Filter.*textbox, Title/)
  expect((await reader.press('Enter')).join('; ')).toContain('Please enter title.')
})
