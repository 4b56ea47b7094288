import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { dialogOf, rowOf } from './my-forms-entries.ts'
import { expect, signIn, test, toast } from './portal.ts'

// A form is made, asks two questions, is published, started, paused, put away and deleted with what
// was started on it. This file runs with and without JavaScript.

const themes = ['light', 'dark', 'sun'] as const

/** What axe finds, in every theme: they differ in colours alone. */
async function expectNothingFound(page: Page): Promise<void> {
  for (const theme of themes) {
    await page.locator('html').evaluate((html, shown) => {
      html.dataset['theme'] = shown
    }, theme)
    const { violations } = await axeOf(page).analyze()
    expect(violations, theme).toEqual([])
  }
}

/** The forms of a type in the fill menu. */
async function openFillMenu(page: Page) {
  await page.goto('/my-forms?section=ongoing&dialog=fill')
  await dialogOf(page)
    .getByRole('link', { name: /Inspection/ })
    .click()
  return dialogOf(page)
}

test(
  'a form is made, published, started, paused and archived',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Crane lift ${Date.now()}`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const heading = page.getByRole('heading', { name: title, level: 1 })
    const looks = async () => {
      if (isScripted) {
        await expectNothingFound(page)
      }
    }
    await signIn(page, 'admin', '/places')
    await page.getByRole('main').getByRole('link', { name: 'Manage forms' }).click()
    await expect(page.getByRole('row', { name: /Wellsite Walkaround/ })).toContainText('Version 1')
    await looks()

    await test.step('it wants a title and a type, and loses nothing that was typed', async () => {
      await page.getByRole('link', { name: 'New form' }).first().click()
      await page.getByLabel('What it is for').fill('Before anything is lifted over people.')
      await button('Save and write the questions').click()
      await expect(page.getByText('Please choose the form type.')).toBeVisible()
      await expect(page.getByLabel('What it is for')).toHaveValue(/lifted over people/)
      await page.getByLabel('Title', { exact: true }).fill(title)
      await page.getByLabel('Form type', { exact: true }).selectOption({ label: 'Inspection' })
      await looks()
      await button('Save and write the questions').click()
      await expect(page).toHaveURL(/\/manage-forms\/edit\?formId=/)
    })
    const formId = new URL(page.url()).searchParams.get('formId') ?? ''
    const here = `/manage-forms/view/${formId}`

    await test.step('it asks two questions', async () => {
      const asked = page.getByLabel('What is asked', { exact: true })
      await link('Question').last().click()
      await asked.fill('Is the load known?')
      await button('Add and write the next').click()
      await expect(toast(page, 'Question added: Is the load known?')).toBeVisible()
      await expect(asked).toHaveValue('')
      await asked.fill('Who signals?')
      await page.getByLabel('Kind of answer').selectOption('text')
      await button('Add').click()
      await expect(toast(page, 'Question added: Who signals?')).toBeVisible()
    })

    await test.step('it is published with a word on what has changed', async () => {
      await page.goto(here)
      await expect(heading).toBeVisible()
      await expect(page.getByText('It was never published.')).toBeVisible()
      await looks()
      await link('Publish').filter({ visible: true }).click()
      await page.getByLabel('What has changed').fill('The first one.')
      await looks()
      await dialogOf(page).getByRole('button', { name: 'Publish' }).click()
      await expect(toast(page, 'Version 1 is in use.')).toBeVisible()
      await expect(page.getByRole('table', { name: 'Versions' })).toContainText('The first one.')
      await expect(link('Edit the questions').first()).toBeVisible()
    })

    await test.step('it is started from the fill menu', async () => {
      const menu = await openFillMenu(page)
      await menu.getByRole('button', { name: title }).click()
      await page.waitForURL(/\/my-form\/fill-out\//)
      await expect(page.getByText('Is the load known?').first()).toBeAttached()
    })
    const entryId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const moved = async (event: string, reason: string, said: string) => {
      await page.goto(`${here}?dialog=move&event=${event}`)
      await page.getByLabel('Why?').fill(reason)
      await dialogOf(page).locator('button[value="move"]').last().click()
      await expect(toast(page, said)).toBeVisible()
      await expect(page.getByText(`“${reason}”`)).toBeVisible()
    }

    await test.step('paused, nobody starts it; archived, it leaves the list', async () => {
      await moved('pause', 'The crane is away.', 'Form paused.')
      await expect(page.getByText('Nobody starts it.')).toBeVisible()
      await expect((await openFillMenu(page)).getByRole('button', { name: title })).toHaveCount(0)
      await moved('archive', 'The crane was sold.', 'Form archived.')
      await page.goto(`/manage-forms?section=archived&searchValue=${encodeURIComponent(title)}`)
      await expect(page.getByRole('row', { name: title })).toContainText('1 entry')
    })

    await test.step('it is deleted with its entry by whoever types its title', async () => {
      await page.goto(`${here}?dialog=delete`)
      await expect(dialogOf(page)).toContainText('1 entry')
      await page.getByLabel('The title of the form, to be sure').fill('Crane')
      await page.getByLabel('Why?').fill('It was made to try.')
      await looks()
      await button('Yes').click()
      await expect(page.getByText('Please type the title of the form as it stands.')).toBeVisible()
      await page.getByLabel('The title of the form, to be sure').fill(title)
      await button('Yes').click()
      await expect(toast(page, 'The form was deleted.')).toBeVisible()
      await page.goto('/my-forms?section=ongoing')
      await expect(rowOf(page, entryId)).toHaveCount(0)
    })
  },
)
