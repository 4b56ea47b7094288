import { expect, test, type Page } from '@playwright/test'
import { startMailServer, type TestMailServer } from '@holdpoint/server/test/mail-server'
import { axeOf } from './axe.ts'
import { startPostgres } from '../../../tooling/checks/postgres.mjs'
import { missingProgram } from '../../../tooling/checks/programs.mjs'
import { startOwnPortal, type OwnPortal } from './own-portal.ts'

// A company's first day, on an empty portal of its own with a mail server of its own.

let portal: OwnPortal
let mail: TestMailServer

test.beforeAll(async () => {
  const { project } = test.info()
  mail = await startMailServer()
  const base = Number(process.env['HOLDPOINT_TEST_PORT'] ?? 4173) + 20
  portal = await startOwnPortal(base + (project.name === 'js' ? 0 : 1), {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Holdpoint <holdpoint@company.example>',
  })
})
test.afterAll(async () => {
  await portal.close()
  await mail.close()
})

const password = 'the first day is sunny'
const email = 'ada@bluemesa.example'

/** The address in the newest mail. */
async function addressInMail(count: number): Promise<string> {
  await expect.poll(() => mail.received.length, { timeout: 15_000 }).toBe(count)
  const text = (mail.received.at(-1) ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /http:\S+/.exec(text)?.[0] ?? 'none'
}

/** Fills the page of the set-up out, as far as it keeps what was typed. */
async function fillSetUp(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Organisation').fill('Blue Mesa Services')
  await page.getByLabel('Time zone').selectOption('America/Denver')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moss')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
}

test(
  'a company is set up, and its administrator comes back without the password',
  { tag: '@scriptless' },
  async ({ page, browser }) => {
    await page.goto(portal.address)
    await expect(page).toHaveURL(`${portal.address}/setup`)
    await fillSetUp(page, 'AAAA-AAAA-AAAA')
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page.getByText('This is not the code that the start printed.')).toBeVisible()
    await expect(page.getByLabel('Organisation')).toHaveValue('Blue Mesa Services')
    await page.getByLabel('Code').fill(portal.setUpCode)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page).toHaveURL(`${portal.address}/`)
    await page.goto(`${portal.address}/setup`)
    await expect(page).toHaveURL(`${portal.address}/`)
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(steps.getByText('Done.')).toHaveCount(0)

    // The first form is one that comes along, in a form type that comes along with it.
    await steps.getByRole('link', { name: 'Begin with one of ours' }).click()
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('toolbox talk record')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('link', { name: 'Toolbox Talk Record' }).click()
    await expect(page.getByLabel('Form type')).toContainText('Training (a new form type)')
    await page.getByRole('button', { name: 'Use this form' }).click()
    await expect(page).toHaveURL(/manage-forms\/edit\?formId=/)
    await expect(page.getByRole('heading', { name: /Toolbox Talk Record/ }).first()).toBeVisible()

    const visitor = await browser.newPage({ javaScriptEnabled: test.info().project.name === 'js' })
    await visitor.goto(`${portal.address}/login`)
    await visitor.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expect(visitor.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
    await visitor.getByLabel('Work email').fill(email)
    await visitor.getByRole('button', { name: 'Send the link' }).click()
    await expect(visitor.getByText('If somebody has this address')).toBeVisible()
    const address = await addressInMail(1)
    await visitor.goto(address)
    await expect(visitor.getByText(email)).toBeVisible()
    await visitor.getByRole('textbox', { name: 'New password' }).fill('too short')
    await visitor.getByRole('button', { name: 'Keep this password' }).click()
    await expect(visitor.getByText('Use at least 15 characters')).toBeVisible()
    await visitor.getByRole('textbox', { name: 'New password' }).fill('the second day is cloudy')
    await visitor.getByRole('button', { name: 'Keep this password' }).click()
    await expect(visitor).toHaveURL(/\/login/)
    await visitor.getByRole('textbox', { name: 'Password' }).fill('the second day is cloudy')
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await expect(visitor).toHaveURL(`${portal.address}/`)
    await page.waitForTimeout(1100)
    await page.goto(`${portal.address}/settings`)
    await expect(page).toHaveURL(/\/login/)
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: 'This link is over' })).toBeVisible()
    await visitor.goto(`${portal.address}/employees-and-permissions/new`)
    await visitor.getByLabel('First name').fill('Bo')
    await visitor.getByLabel('Last name').fill('Li')
    await visitor.getByLabel('Work email').fill(email)
    await visitor.getByLabel('Employee number').fill('n-100')
    await visitor.getByRole('button', { name: 'Add and invite' }).click()
    await expect(visitor.getByText('Somebody has this address already.')).toBeVisible()
    await visitor.getByLabel('Work email').fill('bo@bluemesa.example')
    await visitor.getByRole('button', { name: 'Add and invite' }).click()
    await expect(visitor.getByText('No password yet')).toBeVisible()
    const invitation = await addressInMail(2)
    const newcomer = await browser.newPage({ javaScriptEnabled: test.info().project.name === 'js' })
    await newcomer.goto(invitation)
    await newcomer.getByRole('textbox', { name: 'New password' }).fill('a sentence of my own')
    await newcomer.getByRole('button', { name: 'Keep this password' }).click()
    await expect(newcomer).toHaveURL(/\/login/)
    await newcomer.getByRole('textbox', { name: 'Password' }).fill('a sentence of my own')
    await newcomer.getByRole('button', { name: 'Sign in' }).click()
    await expect(newcomer).toHaveURL(`${portal.address}/`)
    await visitor.goto(`${portal.address}/employees-and-permissions`)
    await visitor.getByRole('link', { name: 'Bo Li' }).click()
    await visitor.getByRole('button', { name: 'Deactivate' }).click()
    await expect(visitor.getByText('Deactivated', { exact: true })).toBeVisible()
    await newcomer.waitForTimeout(1100)
    await newcomer.goto(`${portal.address}/settings`)
    await expect(newcomer).toHaveURL(/\/login/)
    await visitor.getByRole('button', { name: 'Reactivate' }).click()
    await expect(visitor.getByText('Active', { exact: true })).toBeVisible()
    await newcomer.close()

    await visitor.goto(`${portal.address}/`)
    const peopleStep = visitor.getByRole('listitem').filter({ hasText: 'Add people' })
    await expect(peopleStep).toContainText('Done.')
    await visitor.goto(`${portal.address}/settings/mail`)
    await expect(visitor.getByText('Choose a new password for Holdpoint')).toBeVisible()
    await expect(visitor.locator('body')).not.toContainText('once=')
    await visitor.close()
  },
)

test('a company is set up on an empty PostgreSQL', { tag: '@bench' }, async ({ page }) => {
  const missing = missingProgram('postgres')
  test.skip(missing !== undefined, missing)
  const postgres = await startPostgres()
  const base = Number(process.env['HOLDPOINT_TEST_PORT'] ?? 4173) + 22
  const onPostgres = await startOwnPortal(base + (test.info().project.name === 'js' ? 0 : 1), {
    DATABASE_URL: postgres.url,
  })
  try {
    await page.goto(onPostgres.address)
    await expect(page).toHaveURL(`${onPostgres.address}/setup`)
    await fillSetUp(page, onPostgres.setUpCode)
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page).toHaveURL(`${onPostgres.address}/`)
    await page.goto(`${onPostgres.address}/setup`)
    await expect(page).toHaveURL(`${onPostgres.address}/`)
  } finally {
    await onPostgres.close()
    await postgres.stop()
  }
})

test(
  'the pages of the first day have nothing that axe finds',
  { tag: '@bench' },
  async ({ page }) => {
    test.skip(test.info().project.name !== 'js', 'axe needs scripts')
    for (const path of ['/login', '/forgotten-password', '/choose-password?once=x']) {
      await page.goto(portal.address + path)
      const { violations } = await axeOf(page).analyze()
      expect(violations).toEqual([])
    }
  },
)
