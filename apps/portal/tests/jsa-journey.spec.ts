import type { Page } from '@playwright/test'
import { wallTimeOf } from '@holdpoint/api'
import { axeAlong } from './axe.ts'
import { drawSignature } from './draw-signature.ts'
import { apiOf } from './elsewhere.ts'
import { expectPaper } from './record-paper.ts'
import { personOf, shareWith } from './record-share.ts'
import { demoPassword, expect, photo, signIn, test, toast } from './portal.ts'

// An analysis is begun, takes hazards from the library and one of its own, gets its crew, is submitted
// and opened, stopped by whoever sees that it must be, resumed, and closed with what was learnt. This
// file runs with and without JavaScript.

const zone = 'America/Chicago'
const inMinutes = (minutes: number) => wallTimeOf(new Date(Date.now() + minutes * 60_000), zone)
const supervisor = 'Dario Quintanilla'

/** Makes a move that asks for nothing. */
async function press(page: Page, move: string): Promise<void> {
  await page
    .getByRole('form', { name: 'Moves' })
    .getByRole('button', { name: move })
    .first()
    .click()
}

/** Makes a move that asks why. */
async function say(page: Page, move: string, asks: string, why: string): Promise<void> {
  await page.getByRole('link', { name: move, exact: true }).first().click()
  await page.getByRole('dialog').getByLabel(asks).fill(why)
  await page.getByRole('dialog').getByRole('button', { name: move }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

const pane = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Parts of the analysis' }).getByRole('tab', { name })

/** Signs in the open dialog by name and password. */
async function signTyped(page: Page, password: string): Promise<void> {
  const box = page.getByRole('dialog')
  const typing = box.getByRole('button', { name: 'Type', exact: true })
  if (await typing.isVisible()) {
    await typing.click()
  }
  await box.getByLabel('Your name').fill(supervisor)
  await box.getByLabel('Your password').fill(password)
  await box.getByRole('button', { name: 'Sign', exact: true }).click()
}

/** Signs by hand on somebody else's device; without a script, by a photo of a signature on paper. */
async function signDrawn(page: Page, name: string, isScripted: boolean): Promise<void> {
  const box = page.getByRole('dialog')
  if (!isScripted) {
    await box.getByLabel('A photo of the signature').setInputFiles(photo)
    await box.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(toast(page, `${name} signed.`)).toBeVisible()
    return
  }
  await drawSignature(page, box)
  await box.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(toast(page, `${name} signed.`)).toBeVisible()
}

test(
  'a job is analysed, signed on, stopped, resumed and closed',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Rig up the missile ${Date.now()}`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'employee', '/jsa')
    await page.getByRole('link', { name: 'Begin analysis' }).first().click()
    await button('Save draft').click()
    await expect(page.getByText('Please enter title', { exact: true })).toBeVisible()
    await page.getByLabel('Job', { exact: true }).fill(title)
    await page.getByLabel('Begins', { exact: true }).fill(inMinutes(30))
    await page.getByRole('radio', { name: supervisor }).check()
    await page.getByLabel('Critical lift').check()
    await looks()
    await button('Save draft').click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await isNow(page, 'Draft')

    await test.step('hazards of the library, and one of its own', async () => {
      await pane(page, 'Hazards').click()
      await page.getByRole('link', { name: 'Take from the library' }).click()
      await expect(page.getByText(/^Not looked at yet: gravity, motion/)).toBeVisible()
      await button('Take what is ticked').click()
      await expect(page.getByText('Please tick at least one hazard.')).toBeVisible()
      await page.getByLabel('Step of the job').fill('Lift')
      await page.getByLabel(/Load drops or swings in a lift/).check()
      await looks()
      await button('Take what is ticked').click()
      await expect(page.getByRole('region', { name: 'Lift' })).toContainText('Load drops')

      await page.getByRole('link', { name: 'Add hazard' }).last().click()
      const library = page.getByLabel('From the library')
      const second = await library.getByRole('option').nth(2).textContent()
      await library.selectOption({ index: 2 })
      await button('Fill in').click()
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(second ?? '')
      await page.getByLabel('Title', { exact: true }).fill('Hose whips at the missile')
      await page.getByLabel('Step of the job').fill('Pressure test')
      await button('Add control').click()
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(
        'Hose whips at the missile',
      )
      await button('Save').click()
      const steps = page.getByRole('heading', { level: 2 }).filter({ hasText: /Lift|Pressure/ })
      await expect(steps).toHaveText(['Lift', 'Pressure test'])
      await button('Move the step Pressure test up').click()
      await expect(steps).toHaveText(['Pressure test', 'Lift'])
      await looks()
    })

    await test.step('a crew with a visitor', async () => {
      await pane(page, 'Crew').click()
      await page.getByRole('link', { name: 'Edit crew' }).click()
      const people = page.getByRole('group', { name: 'Add colleagues' })
      if (isScripted) {
        await people.getByRole('combobox').fill(supervisor)
        await page.getByRole('option', { name: supervisor }).click()
      } else {
        await people.getByRole('searchbox').fill(supervisor)
        await people.getByRole('button', { name: /Find/ }).click()
        await people.getByLabel(supervisor).check()
      }
      await button('Add to the crew').click()
      const rows = page.getByRole('group', { name: 'Crew', exact: true }).getByRole('listitem')
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText(supervisor)
      await button('Add visitor').click()
      await expect(rows).toHaveCount(2)
      await button('Save').click()
      await expect(page.getByText('Please choose a colleague, or enter a name.')).toBeVisible()
      await page.getByLabel('Name of visitor 2').fill('Ines Okoye')
      await page.getByLabel('Company 2').fill('Larkspur Cranes')
      await page.getByLabel('Short-service employee').check()
      await page.getByLabel('Mentor 2').selectOption({ label: supervisor })
      await looks()
      await button('Save').click()
      const ines = page.getByRole('listitem').filter({ hasText: 'Ines Okoye' })
      await expect(ines).toContainText('Larkspur Cranes')
      await expect(ines).toContainText(`Mentor ${supervisor}, here`)
      await expect(ines).toContainText('Not signed yet')
      await looks()
    })

    await test.step('submitted, opened, stopped and resumed', async () => {
      await press(page, 'Submit')
      await expect(toast(page, 'Submitted.')).toBeVisible()
      await press(page, 'Open sign-on')
      await isNow(page, 'Active')
      await expect(page.getByText('Anyone may stop this job.')).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'Stop work' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Stop work' }).click()
      await expect(page.getByRole('dialog')).toContainText('Please')
      await page.getByRole('dialog').getByLabel('Why is the work stopped?').fill('A gust.')
      await page.getByRole('dialog').getByRole('button', { name: 'Stop work' }).click()
      await isNow(page, 'Stopped')
      await expect(page.getByText(`${supervisor} has stopped the work`)).toBeVisible()
      await expect(page.getByText('A gust.', { exact: true })).toBeVisible()
      await looks()
      await say(page, 'Resume work', 'What has changed since it was stopped?', 'The wind is down.')
      await isNow(page, 'Active')
      await expect(page.getByText('New in revision 2')).toBeVisible()
    })

    await test.step('signed on by the supervisor, and by the visitor on the same device', async () => {
      await page.getByRole('link', { name: 'Sign on', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: `Sign-on, ${title}` })).toBeVisible()
      await expect(page.getByText('of 2 signed, 0 %')).toBeVisible()
      await expect(page.getByText('Changed: The wind is down.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'The job', exact: true })).toContainText(
        'Critical lift',
      )
      // What is signed stands open, below its step, also where nothing is pressed.
      const onSheet = page.getByRole('region', { name: 'Lift', exact: true })
      await expect(onSheet.getByRole('listitem').getByRole('listitem').first()).toBeVisible()
      await looks()
      const jsaId = new URL(page.url()).pathname.split('/').at(-1)
      const rebrief = { jsaId, event: 'rebrief', reason: 'The crane is another one.' }
      await apiOf(page)('POST', '/jsa-action', rebrief)
      await page.getByRole('link', { name: `Sign: ${supervisor}` }).click()
      // What was read is not what holds by now: it is read again before anybody signs.
      await expect(page.getByText('has changed since you read revision 2')).toBeVisible()
      await expect(page.getByText('Changed: The crane is another one.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await looks()
      await page.getByRole('link', { name: `Sign: ${supervisor}` }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click()
      await expect(page.getByRole('dialog')).toContainText('Conozco los peligros')
      await looks()
      await signTyped(page, 'not this one')
      await expect(page.getByText('That is not your password.', { exact: true })).toBeVisible()
      await signTyped(page, demoPassword)
      await expect(toast(page, `${supervisor} signed.`)).toBeVisible()
      await expect(page.getByText('of 2 signed, 50 %')).toBeVisible()

      await page.getByRole('link', { name: 'Sign: Ines Okoye' }).click()
      await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveCount(0)
      await looks()
      await signDrawn(page, 'Ines Okoye', isScripted)
      await expect(page.getByText('of 2 signed, 100 %')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Signature of Ines Okoye' })).toBeVisible()
      await expect(page.getByText(`On the device of ${supervisor}`)).toBeVisible()
      await button('Ines Okoye leaves the job').click()
      await expect(button('Ines Okoye is back')).toBeVisible()
      await looks()
      await page.getByRole('navigation').getByRole('link', { name: /^JSA-/ }).first().click()
    })

    await test.step('closed with what was learnt, and copied', async () => {
      await expect(page.getByText('of 2 signed, 100 %')).toBeVisible()
      await say(page, 'Close the job', 'What has the crew learnt?', 'Check the wind first.')
      await isNow(page, 'Closed')
      await expect(page.getByText('Check the wind first.')).toBeVisible()
      await expectPaper(page)
      await page.getByRole('link', { name: 'Copy', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
      await isNow(page, 'Draft')
      await pane(page, 'Hazards').click()
      await expect(page.getByRole('heading', { name: 'Hose whips at the missile' })).toBeVisible()
    })
  },
)

test(
  'an analysis with a drawing is shared with somebody, who reads it until the share is taken back',
  { tag: '@bench' },
  async ({ page, browser, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'reviewer', '/jsa')
    const title = `Lift the missile ${Date.now()}`
    const { jsaId } = (await apiOf(page)('POST', '/jsa', { title })) as { jsaId: string }
    const here = `/jsa/manage-jsa/view/${jsaId}`
    await page.goto(`${here}?pane=files`)
    await page.locator('input[type=file]').setInputFiles(photo)
    if (!isScripted) {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await expect(toast(page, 'File added.')).toBeVisible()
    const drawing = (of: Page) => of.getByAltText('Photo: walkaround.jpg')
    await expect(drawing(page)).toBeVisible()

    const theirs = await (await browser.newContext()).newPage()
    await signIn(theirs, 'employee', '/jsa')
    await theirs.goto(here)
    await expect(theirs).toHaveURL(/no-access/)
    await shareWith(page, await personOf(page, 'employee'), isScripted)
    await theirs.goto(`${here}?pane=files`)
    await expect(theirs.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(drawing(theirs)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Remove walkaround.jpg' })).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'Share', exact: true })).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)

    await page.getByRole('link', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: `Take back from ${supervisor}` }).click()
    await expect(toast(page, 'The share was taken back.')).toBeVisible()
    await expect(page.getByRole('dialog').getByText(supervisor)).toHaveCount(0)
    await theirs.reload()
    await expect(theirs).toHaveURL(/no-access/)
    await theirs.context().close()
  },
)

test(
  'what somebody else saved meanwhile is not written over unseen',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/jsa/manage-jsa/edit')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.getByLabel('Job', { exact: true }).fill(`Two at one job ${Date.now()}`)
    await button('Save draft').click()
    await page.getByRole('link', { name: 'Add hazard' }).first().click()
    const own = page.getByLabel('Title', { exact: true })
    await own.fill('Mine')
    const jsaId = new URL(page.url()).searchParams.get('id')
    const controls = [{ text: 'Theirs', level: 'ppe' }]
    await apiOf(page)('POST', '/jsa-hazards', { jsaId, hazards: [{ title: 'Theirs', controls }] })
    await button('Save').click()
    await expect(page.getByText(/^Somebody saved this while you were writing/)).toBeVisible()
    await expect(own).toHaveValue('Mine')
    await button('Save').click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Theirs', 'Mine'])
  },
)
