import type { Page } from '@playwright/test'
import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { expect, signIn, test, toast } from './portal.ts'
import { expectPaper } from './record-paper.ts'

// An event of Level 2 is reported and submitted, its owner investigates, somebody else verifies, an
// action is raised, it is approved and reopened. This file runs with and without JavaScript.

const owner = 'Dario Quintanilla'
const colleague = 'Wren Abernethy-Cole'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Looks for somebody in a field, and ticks them. */
async function pick(page: Page, name: string, person: string, isScripted: boolean): Promise<void> {
  if (isScripted) {
    await group(page, name).getByRole('combobox').fill(person)
    await page.getByRole('option', { name: person }).click()
  } else {
    await group(page, name).getByRole('searchbox').fill(person)
    await group(page, name).getByRole('button', { name: /Find/ }).click()
  }
  await group(page, name).getByLabel(person).check()
}

/** Chooses an entry by its name, whatever it lies below. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).selectOption({ label: option })
}

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

/** Makes a move that asks for nothing. */
async function press(page: Page, move: string): Promise<void> {
  await page
    .getByRole('form', { name: 'Moves' })
    .getByRole('button', { name: move, exact: true })
    .first()
    .click()
}

const pane = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Parts of the report' }).getByRole('tab', { name })

test(
  'an event is reported, investigated, verified, approved and reopened',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const title = `Fluid end washed out ${Date.now()}`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const looks = axeAlong(page, isScripted)
    let here = ''

    await test.step('what happened, and how bad it is', async () => {
      await signIn(page, 'employee', '/sqr/edit')
      const told = page.getByRole('textbox', { name: 'What happened' })
      await told.fill('The fluid end of pump 7 was washed out.')
      await field(page, 'Cost to us (USD)').fill('a lot')
      await button('Save draft').click()
      await expect(page.getByText('Please enter title.', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Enter a number from 0 to/)).toBeVisible()
      // Nothing that was typed is lost.
      await expect(field(page, 'Cost to us (USD)')).toHaveValue('a lot')
      await expect(told).toHaveValue(/washed out/)
      await looks()
      await field(page, 'Title').fill(title)
      await field(page, 'Cost to us (USD)').fill('12500.50')
      await field(page, 'Began').fill('2026-11-20T08:00')
      await field(page, 'Ended').fill('2026-11-20T12:30')
      await choose(page, 'Classification', 'Equipment reliability')
      await choose(page, 'Type', 'NPT event')
      await choose(page, 'Incident', 'Fluid end washout')
      await field(page, 'Business unit').selectOption('FRAC')
      await button('Save draft').click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(page.locator('article header').getByText('Level 2')).toBeVisible()
      await isNow(page, 'Draft')
      await looks()
      here = new URL(page.url()).pathname
      await press(page, 'Submit')
      await expect(toast(page, 'Submitted.')).toBeVisible()
      await isNow(page, 'Open')
    })

    await test.step('an owner and a team, which investigate', async () => {
      await link('Edit').first().click()
      await expect(field(page, 'Began')).toHaveValue('2026-11-20T08:00')
      await group(page, 'Owner').getByLabel(owner).check()
      await pick(page, 'Investigation team', colleague, isScripted)
      await choose(page, 'Responsible party', 'Vendor')
      await button('Save').click()
      await isNow(page, 'Open')
      await press(page, 'Begin the investigation')
      await isNow(page, 'Investigating')
    })

    await test.step('equipment, a person and a part', async () => {
      await pane(page, 'Involved').click()
      await link('Add piece of equipment').click()
      await group(page, 'Equipment').getByRole('searchbox').fill('pump')
      await button('Find: Equipment').click()
      await group(page, 'Equipment').getByRole('radio').nth(1).check()
      await button('Save').click()
      await expect(page.getByText('Please choose how it was involved.')).toBeVisible()
      await expect(group(page, 'Equipment').getByRole('radio').nth(1)).toBeChecked()
      await looks()
      await choose(page, 'Involvement', 'Failed')
      await button('Save').click()
      await expect(part('Equipment').getByText('Failed', { exact: true })).toBeVisible()

      await link('Add person').click()
      await group(page, 'Person').getByLabel(owner).check()
      await choose(page, 'Involvement', 'Reporter')
      await button('Save').click()
      await expect(part('People').getByText(owner)).toBeVisible()

      await link('Add part').click()
      await field(page, 'Item number').fill('FE-4410')
      await choose(page, 'Failed or replaced', 'Failed and replaced')
      await button('Save').click()
      await expect(part('Parts').getByText('FE-4410')).toBeVisible()
      await looks()
    })

    await test.step('the timeline and a cause', async () => {
      await pane(page, 'Timeline').click()
      await link('Add event').click()
      await choose(page, 'Event', 'Ours')
      await field(page, 'Began').fill('2026-11-20T08:00')
      await field(page, 'How long (h)').fill('4')
      await button('Save and add another').click()
      await expect(toast(page, 'Timeline saved.')).toBeVisible()
      await expect(field(page, 'How long (h)')).toHaveValue('')
      await choose(page, 'Event', 'Repaired')
      await field(page, 'Began').fill('2026-11-20T12:00')
      await field(page, 'How long (h)').fill('0.5')
      await button('Save').click()
      await expect(part('Timeline').getByText('It adds up.', { exact: false })).toBeVisible()
      await looks()
      await pane(page, 'Causes').click()
      await link('Add cause').click()
      await choose(page, 'Cause', 'Defective equipment')
      await field(page, 'Why').fill('The seal was past its hours.')
      await looks()
      await button('Save').click()
      await expect(part('Causes (SCAT)').getByText('past its hours')).toBeVisible()
      await looks()
      await press(page, 'Ask for verification')
      await isNow(page, 'Verifying')
    })

    await test.step('somebody else verifies the part and who is responsible', async () => {
      await signIn(page, 'reviewer', here)
      await pane(page, 'Involved').click()
      await link('Verify part FE-4410').click()
      await field(page, 'What shows it').fill('Seen in the yard.')
      await looks()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(part('Parts').getByText('Seen in the yard.')).toBeVisible()
      await pane(page, 'Overview').click()
      await link('Verify the responsible party').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(part('Responsible party').getByText('Verified by')).toBeVisible()
      await press(page, 'Verification is done')
      await isNow(page, 'Investigating')
    })

    await test.step('an action is raised, and approval is asked for', async () => {
      await signIn(page, 'employee', `${here}?pane=followUp`)
      await link('Raise an action').click()
      await field(page, 'What is to be done').fill('Count the hours of seals')
      await pick(page, 'Who does it', colleague, isScripted)
      await button('Raise action').click()
      await pane(page, 'Follow-up').click()
      await expect(part('Actions').getByText('Count the hours of seals')).toBeVisible()
      await looks()
      await press(page, 'Submit for approval')
      await isNow(page, 'Awaiting approval')
    })

    await test.step('approved by somebody who has not investigated, and reopened', async () => {
      await signIn(page, 'approver', here)
      await press(page, 'Approve')
      await isNow(page, 'Monitoring')
      await expectPaper(page)
      await link('Reopen').first().click()
      await page.getByRole('dialog').getByLabel('Why is it reopened?').fill('It leaked again.')
      await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
      await isNow(page, 'Investigating')
      await expect(page.getByText('It leaked again.', { exact: true })).toBeVisible()
    })
  },
)

test(
  'what somebody else wrote meanwhile stays beside a line that was being typed',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee', '/sqr/edit')
    await field(page, 'Title').fill(`Two at one report ${Date.now()}`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await pane(page, 'Involved').click()
    const sqrId = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('link', { name: 'Add part' }).click()
    await field(page, 'Item number').fill('Mine')
    await field(page, 'Failed or replaced').selectOption({ label: 'Failed' })
    const parts = [{ itemNumber: 'Theirs', condition: 'both' }]
    await apiOf(page)('POST', '/sqr-parts', { sqrId, parts })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Somebody saved this while you were writing/)).toBeVisible()
    await expect(field(page, 'Item number')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const rows = page.getByRole('table', { name: 'Parts' }).locator('tbody')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(0)).toContainText('Theirs')
    await expect(rows.nth(1)).toContainText('Mine')
  },
)
