import type { Page } from '@playwright/test'
import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import { arriveAs, expect, photo, signIn, test, toast } from './portal.ts'

// A template is written with its points and a picture, sent back, approved by somebody else than its
// author, inspected, and gives way to its next revision. This file runs with and without JavaScript.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes a move that asks for nothing. */
async function press(page: Page, move: string): Promise<void> {
  await page
    .getByRole('form', { name: 'Moves' })
    .getByRole('button', { name: move })
    .first()
    .click()
}

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

const points = (page: Page) => page.getByRole('listitem', { name: /^[A-Z]-\d / })

async function addPicture(page: Page, isScripted: boolean): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(photo)
  if (!isScripted) {
    await button(page, 'Add').click()
  }
  await expect(toast(page, 'The picture was added.')).toBeVisible()
}

test(
  'a template is written, sent back, approved by another, inspected and revised',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const stamp = Date.now()
    const title = `Pump, valve and seat change ${stamp}`
    const code = `LOTO-FP-${stamp}`
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const looks = axeAlong(page, isScripted)
    await signIn(page, 'admin', '/loto/templates')
    await looks()
    await page.getByRole('link', { name: 'Write template' }).first().click()

    await test.step('its main part, for a machine that names the category', async () => {
      await button(page, 'Save draft').click()
      await expect(page.getByText('Please enter title', { exact: true })).toBeVisible()
      await field('Title').fill(title)
      await field('Code').fill(code)
      await page.getByRole('searchbox', { name: /^Machines/ }).fill('PMP-06')
      await button(page, 'Find: Machines').click()
      await page.getByLabel(/^PMP-06/).check()
      await expect(field('Title')).toHaveValue(title)
      await looks()
      await button(page, 'Save draft').click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await isNow(page, 'Draft')
      await expect(page.getByText('PMP-06 Pump 6')).toBeVisible()
      await expect(
        page.getByText('Please enter how the machine is shut down.').first(),
      ).toBeVisible()
      await looks()
      await page.getByRole('link', { name: 'Edit', exact: true }).first().click()
      await expect(field('Category of equipment')).toHaveValue('Pump')
      await field('Shut-down').fill('Throttle down\nKey off')
      await button(page, 'Save draft').click()
      await expect(
        page.getByRole('region', { name: 'Shut-down' }).getByRole('listitem'),
      ).toHaveText([...['Throttle down', 'Key off']])
    })

    await test.step('its points, in an order', async () => {
      await page.getByRole('link', { name: 'Add a point' }).first().click()
      await button(page, 'Save point').click()
      await expect(page.getByText('Please enter the device.')).toBeVisible()
      await field('Energy').selectOption({ label: 'E Electrical' })
      await field('Device').fill('Battery disconnect')
      await field('How it is isolated').fill('Open it\nLock it')
      await field('How zero energy is shown').fill('Tried at the panel')
      await looks()
      await button(page, 'Save and add another').click()
      await expect(field('Device')).toHaveValue('')
      await field('Energy').selectOption({ label: 'P Pressure' })
      await field('How much of it').fill('Up to 12,500 psi')
      await field('Device').fill('Bleed cap')
      await field('How it is isolated').fill('Open the cap slowly')
      await field('What must be read').fill('0')
      await field('Unit').fill('psi')
      await button(page, 'Save and add another').click()
      await expect(field('Device')).toHaveValue('')
      await field('Energy').selectOption({ label: 'H Hydraulic' })
      await field('Device').fill('A mistake')
      await button(page, 'Save point').click()
      await expect(points(page)).toHaveCount(3)
      await page.getByRole('link', { name: 'Remove H-1' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('A mistake')
      await looks()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
      await expect(toast(page, 'The point was removed.')).toBeVisible()
      await button(page, 'Move P-1 up').click()
      await expect(points(page).first()).toContainText('Bleed cap')
      await expect(points(page).first()).toContainText('0 psi')
      await expect(points(page)).toHaveCount(2)
      await expect(page.getByText('P-1 does not say how it is shown').first()).toBeVisible()
    })

    await test.step('a picture of one', async () => {
      await page.getByRole('link', { name: 'Edit P-1' }).click()
      await field('How zero energy is shown').fill('Gauge at the bleed')
      await button(page, 'Save point').click()
      await page.getByRole('link', { name: 'Edit P-1' }).click()
      await addPicture(page, isScripted)
      await addPicture(page, isScripted)
      await expect(button(page, `Remove ${photo.name}`)).toHaveCount(2)
      await button(page, `Remove ${photo.name}`).first().click()
      await expect(button(page, `Remove ${photo.name}`)).toHaveCount(1)
      await looks()
      await page.getByRole('link', { name: 'Cancel' }).click()
      const picture = points(page)
        .first()
        .getByRole('img', { name: `Photo: ${photo.name}` })
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await looks()
    })
    const template = new URL(page.url()).pathname
    const as = async (role: 'admin' | 'approver') => {
      await arriveAs(page, role)
      await page.goto(template)
    }

    await test.step('submitted, sent back, and approved by somebody else', async () => {
      await press(page, 'Submit for review')
      await isNow(page, 'In review')
      // Whoever wrote it reads why they do not approve it.
      await expect(page.getByRole('form', { name: 'Moves' })).toContainText('Approve')
      await expect(button(page, 'Approve')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Edit P-1' })).toHaveCount(0)
      await as('approver')
      await page.getByRole('link', { name: 'Return', exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
      await expect(page.getByRole('dialog')).toContainText('Please')
      await page.getByRole('dialog').getByLabel('Why?').fill('Where is the cap?')
      await looks()
      await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
      await isNow(page, 'Draft')
      await as('admin')
      await expect(page.getByText('Sent back: Where is the cap?')).toBeVisible()
      await page.getByRole('link', { name: 'Edit P-1' }).click()
      await field('Where it is').fill('Curb side')
      await button(page, 'Save point').click()
      await press(page, 'Submit for review')
      await isNow(page, 'In review')
      await as('approver')
      await press(page, 'Approve')
      await expect(toast(page, 'Template approved.')).toBeVisible()
      await isNow(page, 'Approved')
      await looks()
    })

    await test.step('inspected', async () => {
      await page.getByRole('link', { name: 'Record an inspection' }).click()
      await page
        .getByLabel('Machine or equipment on which it was used')
        .fill('Pump of the night crew')
      await page.getByLabel('Employees included: Search people by name').fill('Dario')
      await button(page, 'Find: Employees included').click()
      await page
        .getByRole('group', { name: 'Employees included' })
        .getByLabel(/Dario/u)
        .first()
        .check()
      await button(page, 'Record the inspection').click()
      await expect(toast(page, 'Inspection recorded.')).toBeVisible()
      await expect(page.getByText('Pump of the night crew').first()).toBeVisible()
    })

    await test.step('its next revision takes its place', async () => {
      await as('admin')
      await expect(page.getByRole('link', { name: 'Use for a lockout' })).toBeVisible()
      await button(page, 'Revise').click()
      await isNow(page, 'Draft')
      await expect(page.getByText(`${code}, revision 2`)).toBeVisible()
      await expect(points(page)).toHaveCount(2)
      await press(page, 'Submit for review')
      await isNow(page, 'In review')
      const next = new URL(page.url()).pathname
      await arriveAs(page, 'approver')
      await page.goto(next)
      await press(page, 'Approve')
      await isNow(page, 'Approved')
      const others = page.getByRole('region', { name: 'Other revisions' })
      await expect(others).toContainText('Superseded')
      await others.getByRole('link', { name: 'Revision 1' }).click()
      await isNow(page, 'Superseded')
      await looks()
      await page.goto(`/loto/templates?section=approved&searchValue=${code}`)
      await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    })
  },
)

test(
  'what somebody else saved meanwhile is not written over unseen',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'admin', '/loto/templates/edit')
    const title = page.getByLabel('Title', { exact: true })
    await title.fill(`Two at one template ${Date.now()}`)
    await button(page, 'Save draft').click()
    await page.getByRole('link', { name: 'Add a point' }).first().click()
    await page.getByLabel('Energy', { exact: true }).selectOption({ label: 'G Gravity' })
    const device = page.getByLabel('Device', { exact: true })
    await device.fill('Boom rest')
    const templateId = new URL(page.url()).searchParams.get('templateId')
    await apiOf(page)('POST', '/loto-template', { templateId, title: 'Theirs' })

    await button(page, 'Save point').click()
    await expect(page.getByText(/^Somebody saved this while you were writing/)).toBeVisible()
    await expect(device).toHaveValue('Boom rest')
    await button(page, 'Save point').click()
    await expect(points(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible()
  },
)

test('whoever only reads sees no way to write', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee', '/loto/templates')
  await expect(page.getByRole('heading', { name: 'LOTO templates', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write template' })).toHaveCount(0)
  await page.goto('/loto/templates/edit')
  await expect(page).toHaveURL(/\/no-access\?type=loto/)
  await expect(page.getByText(/^The lockout or the template/)).toBeVisible()
})
