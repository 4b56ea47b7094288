import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { expect, isAlive, question, signIn, signInByHand, test } from './portal.ts'
import { make, publish } from './sub-forms-parts.ts'

// A label is printed; whoever scans it signs in and stands before the machine's page, where a form is
// begun that has the machine answered. This file runs with and without JavaScript.

/** A camera that shows a drawing, and a browser that reads what the test says is in sight. */
const camera = `
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    setInterval(() => pen.fillRect(0, 0, 10 + Math.random(), 10), 50)
    return canvas.captureStream(10)
  }
  window.BarcodeDetector = class {
    async detect() {
      return window.inSight === undefined ? [] : [{ rawValue: window.inSight }]
    }
  }
`

test(
  'a label leads to its machine, where a form is begun for it',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const looks = axeAlong(page, isScripted)
    const title = `Pump check ${Date.now()}`
    await page.addInitScript({ content: camera })
    await signIn(page, 'admin', '/places')
    const [machine, other] = (await apiOf(page)('GET', '/assets?search=Pump')) as {
      code: string
      name: string
    }[]
    if (machine === undefined || other === undefined) {
      throw new Error('The demo world has no two pumps.')
    }
    const formId = await make(page, title, [
      { key: 'machine', type: 'equipment', label: { en: 'Which machine' } },
      { key: 'tag', type: 'barcode', label: { en: 'Its tag' } },
    ])
    await publish(page, formId)

    await test.step('labels of the machines that are ticked are printed', async () => {
      await page.goto(`/settings/lists?list=assets&search=${machine.code}`)
      await isAlive(page)
      await page.getByRole('checkbox', { name: `Label of ${machine.name}` }).check()
      await page.getByRole('button', { name: 'Print labels of those ticked' }).click()
      await expect(
        page.getByRole('img', { name: `QR code that opens the page of ${machine.code}` }),
      ).toBeVisible()
      await looks()
    })

    await test.step('its address asks to sign in, and opens the machine', async () => {
      await page.context().clearCookies()
      const at = `/equipment/${encodeURIComponent(machine.code)}`
      await page.goto(at)
      await expect(page).toHaveURL(`/login?to=${encodeURIComponent(at)}`)
      await signInByHand(page, 'admin', at)
      await expect(page).toHaveURL(at)
      await isAlive(page)
      await expect(page.getByRole('heading', { level: 1, name: machine.name })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Open actions' })).toBeVisible()
      await looks()
    })

    await test.step('a form is begun that has the machine answered', async () => {
      await page.getByRole('button', { name: new RegExp(title) }).click()
      await page.waitForURL(/fill-out/)
      await isAlive(page)
      const which = question(page, 'Which machine')
      await expect(which.getByRole('combobox')).toHaveValue(/.+/)
      await expect(which.getByRole('combobox').locator('option:checked')).toHaveText(
        `${machine.code} ${machine.name}`,
      )
      if (isScripted) {
        const scan = async (text: string) => {
          await page.evaluate(`window.inSight = ${JSON.stringify(text)}`)
          await which.getByRole('button', { name: 'Scan' }).click()
        }
        await scan('no such code')
        await expect(which.getByRole('status')).toContainText('No equipment of your list has')
        await scan(`${new URL(page.url()).origin}/equipment/${encodeURIComponent(other.code)}`)
        await expect(which.getByRole('combobox').locator('option:checked')).toHaveText(
          `${other.code} ${other.name}`,
        )
      }
      await question(page, 'What was seen').getByRole('textbox').first().fill('All is in order.')
      await question(page, 'Its tag').getByRole('textbox').first().fill(machine.code)
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.waitForURL((url) => !url.pathname.includes('fill-out') || url.search !== '')
    })

    await test.step('the machine shows it, and what was read names the machine', async () => {
      const named = isScripted ? other : machine
      await page.goto(`/equipment/${encodeURIComponent(named.code)}`)
      await isAlive(page)
      await page
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click()
      await expect(
        question(page, 'Its tag').getByRole('link', { name: machine.name }),
      ).toBeVisible()
      await looks()
    })
  },
)
