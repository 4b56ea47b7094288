import { axeAlong } from './axe.ts'
import { openNewForm } from './made-form.ts'
import { expect, isAlive, question, test, toast } from './portal.ts'
import { publish, start } from './sub-forms-parts.ts'

// A form is written in a second language and filled in it. This file runs with and without JavaScript.

test(
  'a form is translated, and whoever fills it chooses the language',
  { tag: '@journey' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const looks = axeAlong(page, isScripted)
    const formId = await openNewForm(page, [
      { key: 'hoses', type: 'yesNo', label: { en: 'Hoses tight?' }, required: true },
      { key: 'pins', type: 'yesNo', label: { en: 'Pins in?' }, required: true, note: 'optional' },
      { key: 'seen', type: 'text', label: { en: 'What was seen' } },
    ])
    const save = async (said: string | RegExp) => {
      await button('Save').click()
      await expect(toast(page, said)).toBeVisible()
    }

    await test.step('it is given a second language', async () => {
      await page.goto(`/manage-forms/edit?formId=${formId}&part=form`)
      await isAlive(page)
      await field('Languages').fill('en, es')
      await save('Form settings edited')
    })

    await test.step('its texts are written in that, and what is wrong is said', async () => {
      await page.getByRole('link', { name: /^Translations: Español, 0 of 4/ }).click()
      await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible()
      await isAlive(page)
      await page.getByText('Parts of the form', { exact: true }).click()
      await page.getByRole('link', { name: 'Questions', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Questions', level: 2 })).toBeVisible()
      await looks()
      await field('Hoses tight?').fill('¿Mangueras apretadas?')
      await field('Pins in?').fill('¿Pasadores puestos?')
      await save('2 texts in Español')
      await expect(page.getByText('Español: 2 of 4 texts')).toBeVisible()
      await page.getByRole('link', { name: 'Show only what is missing' }).click()
      await expect(field('Hoses tight?')).toBeHidden()
    })

    await test.step('taking it away asks first', async () => {
      await page.goto(`/manage-forms/edit?formId=${formId}&part=form`)
      await isAlive(page)
      await field('Languages').fill('en')
      await button('Save').click()
      await expect(page.getByText(/^2 texts are said in what you take away/)).toBeVisible()
      await expect(page.getByLabel('Take these texts away')).not.toBeChecked()
      await looks()
      await field('Languages').fill('en, es')
      await button('Save').click()
      await publish(page, formId)
    })

    await test.step('it is filled in the language that is chosen on it', async () => {
      await page.goto(`/my-form/fill-out/${await start(page, formId)}`)
      await isAlive(page)
      await question(page, 'What was seen').getByRole('textbox').fill('A loose pin.')
      await button('Español').click()
      const hoses = question(page, '¿Mangueras apretadas?')
      await expect(hoses).toBeVisible()
      await expect(button('Español')).toHaveAttribute('aria-pressed', 'true')
      // What nobody has translated is read in the first language; what was typed is still there.
      await expect(question(page, 'What was seen').getByRole('textbox')).toHaveValue('A loose pin.')
      await hoses.getByRole('radio', { name: 'Sí' }).check()
      await expect(hoses.locator('label [lang="es"]').first()).toHaveText('Sí')
      await looks()
      await button('Enviar').click()
      await expect(
        page.getByText('Responda esta pregunta.').or(page.getByText('¿Pasadores puestos?')).first(),
      ).toBeVisible()
    })

    await test.step('the next one is in that language too, and it is changed back', async () => {
      await page.goto(`/my-form/fill-out/${await start(page, formId)}`)
      await isAlive(page)
      await expect(question(page, '¿Pasadores puestos?')).toBeVisible()
      await button('English').click()
      await expect(question(page, 'Pins in?')).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByLabel('Language of messages')).toHaveValue('en')
    })
  },
)
