import { axeAlong } from './axe.ts'
import { rowOf } from './my-forms-entries.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// An incident wants the statement of a witness: it is declared, asked for, added, filled out, handed
// in with the incident and read there. This file runs with and without JavaScript.

test(
  'what is wanted below a form is added, filled out and handed in with it',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const stamp = Date.now()
    const [statement, incident] = [`Statement ${stamp}`, `Incident ${stamp}`]
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const part = page.getByRole('region', { name: 'Sub-forms' })
    const looks = axeAlong(page, isScripted)
    const answer = async (text: string) => {
      await question(page, 'What was seen').getByRole('textbox').first().fill(text)
    }
    await signIn(page, 'admin', '/places')
    await publish(page, await make(page, statement))
    const formId = await make(page, incident)

    await test.step('the form declares what is filled out below it', async () => {
      await page.goto(`/manage-forms/edit?formId=${formId}&part=subForms`)
      await isAlive(page)
      await button('Add a sub-form').click()
      await page.getByLabel('Least of sub-form 1').fill('1')
      await button('Save').click()
      await expect(page.getByText('Choose a form.')).toBeVisible()
      await page.getByLabel('Sub-form 1', { exact: true }).selectOption({ label: statement })
      await looks()
      await button('Save').click()
      await expect(toast(page, 'Sub-forms edited')).toBeVisible()
      await publish(page, formId)
    })
    const id = await start(page, formId)
    const here = `/my-form/fill-out/${id}`

    await test.step('without it the form is not handed in', async () => {
      await page.goto(here)
      await isAlive(page)
      await answer('The hose came off.')
      await button('Submit').click()
      await expect(
        page.getByRole('heading', { name: '1 missing before this form can be submitted' }),
      ).toBeVisible()
      await looks()
      await button(new RegExp(`^${statement}.*wanted`, 's')).click()
      await expect(part).toBeInViewport()
    })

    await test.step('it is added, filled out, and leads back', async () => {
      await button(`Add ${statement}`).click()
      await page.waitForURL((url) => url.pathname !== here)
      await isAlive(page)
      await expect(page.getByRole('heading', { name: statement, level: 1 })).toBeVisible()
      await answer('I stood at the pump.')
      await button(new RegExp(incident)).click()
      await page.waitForURL(`${here}#sub-forms`)
      await expect(part).toBeInViewport()
      await expect(part.getByRole('listitem')).toContainText('Filled')
      await expect(button(`Add ${statement}`)).toHaveCount(0)
    })

    await test.step('both are handed in at once, and found from the list', async () => {
      await isAlive(page)
      await button('Submit').click()
      await expect(toast(page, 'Form submitted.')).toBeVisible()
      await rowOf(page, id).getByRole('link', { name: '1 sub-form' }).click()
      await page.waitForURL(`${here}#sub-forms`)
      await expect(part.getByRole('listitem')).toContainText('Completed')
      await looks()
      await part.getByRole('link').click()
      await expect(page.getByText('I stood at the pump.')).toBeVisible()
      await page.getByRole('link', { name: new RegExp(incident) }).click()
      await page.waitForURL(`${here}#sub-forms`)
      await expect(page.getByText('The hose came off.')).toBeVisible()
    })
  },
)

test(
  'handed in by itself it leads back to what it is part of',
  { tag: '@bench' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const stamp = Date.now()
    await signIn(page, 'admin', '/places')
    const statement = await make(page, `Account ${stamp}`)
    await publish(page, statement)
    const count = { key: 'count', type: 'integer', label: { en: 'How many saw it' } }
    const formId = await make(page, `Near miss ${stamp}`, [count])
    await publish(page, formId, [{ form: statement, min: 0, max: 1 }])
    const here = `/my-form/fill-out/${await start(page, formId)}`
    await page.goto(here)
    await isAlive(page)
    const add = page.getByRole('button', { name: `Add Account ${stamp}` })
    const howMany = question(page, 'How many saw it').getByRole('textbox').first()
    await howMany.fill('some')
    // What is wrong with it is said once it is left, which moves the button.
    await howMany.blur()
    await add.click()
    await expect(howMany).toHaveValue('some')
    if (isScripted) {
      await expect(page.getByText('This page stays open')).toBeVisible()
      await expect(question(page, 'How many saw it').locator(':focus')).toHaveCount(1)
    } else {
      await expect(page.getByText('1 answer could not be saved')).toBeVisible()
    }
    await howMany.fill('2')
    await add.click()
    await page.waitForURL((url) => url.pathname !== here)
    await isAlive(page)
    await question(page, 'What was seen').getByRole('textbox').first().fill('Nothing.')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(`${here}#sub-forms`)
    await expect(toast(page, 'Form submitted.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sub-forms' })).toContainText('Completed')
    await expect(add).toHaveCount(0)
  },
)
