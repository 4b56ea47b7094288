import { axeAlong } from './axe.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A form asks which machine it is about, who was there, how bad it is, and that a rule was read: it is
// filled out, handed in and read. This file runs with and without JavaScript.

test(
  'a machine, people and a risk are picked, and a rule is acknowledged',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Machine check ${Date.now()}`
    const looks = axeAlong(page, isScripted)
    const submit = () => page.getByRole('button', { name: 'Submit' }).click()
    await signIn(page, 'admin', '/places')
    const formId = await make(page, title, [
      { key: 'machine', type: 'equipment', label: { en: 'Which machine' }, required: true },
      { key: 'crew', type: 'person', many: true, label: { en: 'Who was there' } },
      { key: 'danger', type: 'risk', label: { en: 'How bad is it' }, required: true },
      { key: 'rule', type: 'acknowledge', label: { en: 'Nobody stands in line' }, required: true },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`

    await test.step('without them it is not handed in', async () => {
      await page.goto(here)
      await isAlive(page)
      await question(page, 'What was seen').getByRole('textbox').first().fill('All is in order.')
      await submit()
      await expect(
        page.getByRole('heading', { name: '3 answers missing before this form can be submitted' }),
      ).toBeVisible()
      await looks()
    })

    await test.step('a machine is chosen, and somebody is found by name', async () => {
      await question(page, 'Which machine').getByRole('combobox').selectOption({ index: 1 })
      const who = question(page, 'Who was there')
      await who.getByRole('searchbox').or(who.getByRole('combobox')).last().fill('Dario')
      if (isScripted) {
        await page.getByRole('option', { name: /Dario/ }).first().click()
      } else {
        await who.getByRole('button', { name: /Find/ }).click()
        await question(page, 'Who was there')
          .getByRole('checkbox', { name: /Dario/ })
          .first()
          .check()
      }
      await expect(
        question(page, 'Who was there').getByRole('checkbox', { name: /Dario/ }).first(),
      ).toBeChecked()
      await question(page, 'Nobody stands in line').getByRole('checkbox').check()
      await looks()
    })

    await test.step('how likely and how grave it is, is one of the codes of the matrix', async () => {
      const codes = question(page, 'How bad is it')
      await expect(codes.getByRole('radio', { name: /^\d\d / })).toHaveCount(25)
      await codes.getByRole('radio', { name: '22 Medium: Unlikely, First aid or medical' }).check()
      await page.keyboard.press('ArrowRight')
      await expect(
        codes.getByRole('radio', { name: '23 Medium: Unlikely, Lost time' }),
      ).toBeChecked()
    })

    await test.step('it is handed in, and read with their names', async () => {
      await submit()
      await expect(toast(page, 'Form submitted.')).toBeVisible()
      await page.goto(here)
      await expect(page.getByRole('main')).toContainText('Dario')
      await expect(page.getByRole('main')).toContainText('Read and understood')
      await expect(question(page, 'How bad is it')).toContainText('23 Medium')
    })
  },
)
