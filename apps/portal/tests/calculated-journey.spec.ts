import { axeAlong } from './axe.ts'
import { byKeys } from './by-keys.ts'
import { expect, isAlive, question, signIn, test, toast } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// A form works out how much of its chart a lift takes, and asks for an action where a rope is not
// sound: it is filled out, refused, handed in and read. This file runs with and without JavaScript.

const answer = (key: string) => ({ op: 'answer', key })

test(
  'an answer is worked out from others, and another asks for an action',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const submit = () => page.getByRole('button', { name: 'Submit' }).click()
    await signIn(page, 'admin', '/places')
    const share = { op: 'div', args: [answer('load'), answer('chart')] }
    const formId = await make(page, `Lift plan ${Date.now()}`, [
      { key: 'load', type: 'integer', label: { en: 'Load' }, unit: 't', required: true },
      { key: 'chart', type: 'integer', label: { en: 'By the chart' }, unit: 't', required: true },
      {
        ...{ key: 'share', type: 'calc', label: { en: 'Of the chart' }, unit: '%', precision: 0 },
        calc: { op: 'mul', args: [share, 100] },
      },
      {
        ...{ key: 'rope', type: 'yesNo', label: { en: 'Is the rope sound?' }, required: true },
        on: [{ when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requireAction' }],
      },
    ])
    await publish(page, formId)
    const here = `/my-form/fill-out/${await start(page, formId)}`

    await test.step('nothing is worked out before both are known', async () => {
      await page.goto(here)
      await isAlive(page)
      await question(page, 'What was seen').getByRole('textbox').first().fill('All is in order.')
      await question(page, 'Load').getByRole('textbox').first().fill('8')
      await expect(question(page, 'Of the chart').getByRole('status')).not.toContainText('%')
    })

    await test.step('it follows at once with a script, and with the next save without', async () => {
      await question(page, 'By the chart').getByRole('textbox').first().fill('20')
      if (!isScripted) {
        await question(page, 'Is the rope sound?').getByRole('radio', { name: 'No' }).check()
        await submit()
      }
      await expect(question(page, 'Of the chart').getByRole('status')).toHaveText('40 %')
    })

    await test.step('without an action it is not handed in', async () => {
      if (isScripted) {
        await question(page, 'Is the rope sound?').getByRole('radio', { name: 'No' }).check()
        await submit()
      }
      await expect(
        page.getByRole('heading', { name: '1 answer missing before this form can be submitted' }),
      ).toBeVisible()
      await expect(question(page, 'Is the rope sound?')).toContainText(
        'Raise an action for this answer.',
      )
      await looks()
    })

    await test.step('it is raised at the question', async () => {
      const rope = question(page, 'Is the rope sound?')
      await byKeys(page, rope.getByRole('button', { name: /Raise an action/ }))
      await page.getByLabel('What is to be done').fill('Change the rope')
      await page.getByRole('checkbox', { name: 'Noor Haddadin-Fox' }).check()
      await page.getByRole('button', { name: 'Raise action' }).click()
      await expect(
        question(page, 'Is the rope sound?').getByRole('list', {
          name: 'Actions on this question',
        }),
      ).toContainText('Open')
    })

    await test.step('it is handed in, and read with the number', async () => {
      await isAlive(page)
      await submit()
      await expect(toast(page, 'Form submitted.')).toBeVisible()
      await page.goto(here)
      await expect(page.getByRole('main')).toContainText('40 %')
    })
  },
)
