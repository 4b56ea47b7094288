import type { Page } from '@playwright/test'
import { triedForm } from '../app/manage-forms/preview/test-form.ts'
import { axeOf } from './axe.ts'
import { dialogOf } from './my-forms-entries.ts'
import { expect, question, signIn, test, toast } from './portal.ts'

// A form is tried before anybody fills it out, and two of its versions are compared. This file runs
// with and without JavaScript.

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

/** Makes a form, and answers its id. */
async function make(page: Page, title: string): Promise<string> {
  await page.goto('/manage-forms/facts')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Form type', { exact: true }).selectOption({ label: 'Inspection' })
  await page.getByRole('button', { name: 'Save and write the questions', exact: true }).click()
  await expect(page).toHaveURL(/\/manage-forms\/edit\?formId=/)
  return new URL(page.url()).searchParams.get('formId') ?? ''
}

/** Makes a definition its draft. */
async function write(page: Page, formId: string, definition: string): Promise<void> {
  await page.goto(`/manage-forms/import?formId=${formId}`)
  const file = { name: 'lift.json', mimeType: 'application/json', buffer: Buffer.from(definition) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Take the questions', exact: true }).click()
  await expect(page.getByText('Taken from lift.json.')).toBeVisible()
}

async function publish(page: Page, formId: string): Promise<void> {
  await page.goto(`/manage-forms/view/${formId}?dialog=move&event=publish`)
  await page.getByLabel('What has changed').fill('The first one.')
  await dialogOf(page).getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Version 1 is in use.')).toBeVisible()
}

test(
  'a form is tried with nothing kept, and what is written is compared with what is in use',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    test.setTimeout(120_000)
    const title = `Tried lift ${Date.now()}`
    const follows = page.getByRole('region', { name: 'What follows' })
    const looks = async () => {
      if (isScripted) {
        await expectNothingFound(page)
      }
    }
    /** Without a script the button says what follows; with one it is said already. */
    const see = async () => {
      const button = page.getByRole('button', { name: 'See what follows' })
      if (isScripted) {
        await expect(button).toBeHidden()
      } else {
        await button.click()
      }
    }
    const answer = async (asks: string, says: string) => {
      await question(page, asks).getByLabel(says, { exact: true }).check()
      await see()
    }
    await signIn(page, 'admin', '/manage-forms')
    const formId = await make(page, title)
    const definition = JSON.stringify(triedForm)
    await write(page, formId, definition)

    await test.step('it says what it asks for before anything is answered', async () => {
      await page.goto(`/manage-forms/preview?formId=${formId}`)
      await expect(page.getByText('Nothing that is answered here is kept')).toBeVisible()
      await expect(follows).toContainText('No score yet')
      await expect(follows).toContainText('1 to answer before it could be submitted.')
      await expect(question(page, 'The crew lead signs')).toContainText('Nobody signs')
      await looks()
    })

    await test.step('an answer shows a question, and takes the score down', async () => {
      await answer('How calm is the wind?', '3 of 3')
      await expect(follows).toContainText('100')
      await expect(question(page, 'Why not?')).toHaveCount(0)
      await answer('Is the load known?', 'No')
      await expect(question(page, 'Why not?')).toBeVisible()
      await expect(follows).toContainText('It fails.')
      await expect(follows).toContainText('Critical: fails')
      await expect(question(page, 'Is the load known?')).toContainText('No photo is taken')
      await follows.getByText('How the score comes about').click()
      await expect(follows.getByRole('row', { name: /Is the load known/ })).toContainText('0 of 1')
      await follows.getByText('Approvals: 2 of 2').click()
      await follows.getByText('What is missing: 1').click()
      await looks()
      await follows.getByRole('link', { name: 'Why not?' }).click()
      await expect(page).toHaveURL(/#q-why$/)
    })

    await test.step('what was answered stands there when its question shows again', async () => {
      await question(page, 'Why not?').getByRole('textbox').fill('Thick fog')
      await answer('Is the load known?', 'Yes')
      await expect(question(page, 'Why not?')).toHaveCount(0)
      await expect(follows).toContainText('It passes.')
      await answer('Is the load known?', 'No')
      await expect(question(page, 'Why not?').getByRole('textbox')).toHaveValue('Thick fog')
    })

    await test.step('nothing of it is kept', async () => {
      await page.getByRole('link', { name: 'Start over' }).click()
      await expect(follows).toContainText('No score yet')
      await expect(
        question(page, 'Is the load known?').getByLabel('No', { exact: true }),
      ).not.toBeChecked()
      await page.getByRole('link', { name: 'Back to the builder' }).click()
      await expect(page).toHaveURL(/\/manage-forms\/edit\?/)
    })

    await test.step('a form of one version has nothing to be compared with', async () => {
      await publish(page, formId)
      await page.goto(`/manage-forms/compare?formId=${formId}`)
      await expect(page.getByText('There is one version of it alone')).toBeVisible()
    })

    await test.step('what is written is compared with what is in use', async () => {
      await write(page, formId, definition.replace('Is the load known?', 'Is the load weighed?'))
      await page.goto(`/manage-forms/compare?formId=${formId}`)
      const changes = page.getByRole('table', {
        name: 'What has changed from Version 1 to Draft 2',
      })
      await expect(changes).toContainText('Is the load known?')
      await expect(changes.getByRole('link', { name: '1.1 Is the load weighed?' })).toBeVisible()
      await looks()
      await page.getByLabel('To', { exact: true }).selectOption({ label: 'Version 1' })
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await expect(page.getByText('No difference.')).toBeVisible()
    })
  },
)
