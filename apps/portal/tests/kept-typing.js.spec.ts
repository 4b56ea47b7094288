import type { Page } from '@playwright/test'
import { rawDevice } from './offline-parts.ts'
import { axeOf } from './axe.ts'
import { becomes, expect, signIn, signInByHand, test } from './portal.ts'

// What is typed into the form of a record and not saved is offered where it was typed (decision 0155).

const line = (page: Page) => page.getByText(/^You typed here on .* and did not save it\./)

/** Presses the button; the form that comes is looked after a moment later. */
async function putBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(line(page)).toHaveCount(0)
  const isHeld = async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.startsWith('holdpoint-visit:'))
  }
  await expect.poll(() => page.evaluate(isHeld).catch(() => false)).toBe(true)
}

/** All that was typed is on the device: nothing more is written for longer than the pause is. */
async function isKept(page: Page): Promise<void> {
  let before = ''
  const hasCome = async () => {
    const { text } = await rawDevice(page)
    const isStill = text !== '' && text === before
    before = text
    return isStill
  }
  await expect.poll(hasCome, { intervals: [900] }).toBe(true)
}

const isForgotten = (page: Page) =>
  expect.poll(async () => (await rawDevice(page)).unsent, { timeout: 10_000 }).toBe(0)

async function pick(page: Page, field: string, name: string): Promise<void> {
  const group = page.getByRole('group', { name: field })
  await group.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).click()
  await expect(group.getByLabel(name)).toBeChecked()
}

test('an action that was typed and not saved is put back with its people, and saved', async ({
  page,
}) => {
  await signIn(page, 'employee', '/actions/new?to=%2Factions')
  await page.getByLabel('What is to be done').fill('Replace the whip check')
  await pick(page, 'Who does it', 'Priyanka Ramasundaram')
  await isKept(page)
  expect((await rawDevice(page)).text).not.toContain('whip')
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/actions/new')
  await expect(line(next)).toBeVisible()
  expect((await axeOf(next).analyze()).violations.map(({ id }) => id)).toEqual([])
  await putBack(next)
  await expect(next.getByLabel('What is to be done')).toHaveValue('Replace the whip check')
  await expect(
    next.getByRole('group', { name: 'Who does it' }).getByLabel('Priyanka Ramasundaram'),
  ).toBeChecked()
  await expect(line(next)).toHaveCount(0)
  await next.getByRole('button', { name: 'Raise action' }).click()
  await expect(next.getByRole('heading', { name: 'Replace the whip check' })).toBeVisible()
  await isForgotten(next)
  await next.goto('/actions/new')
  await expect(line(next)).toHaveCount(0)
})

test('rows come back as well, to nobody else, after a session that ended while they were typed', async ({
  page,
}) => {
  const address = '/jsa/manage-hazard/edit'
  await signIn(page, 'manager', address)
  const control = (row: number) => page.getByLabel(`Control ${row}`, { exact: true })
  await page.getByLabel('Title').fill('Line of fire')
  await control(1).fill('Stand clear')
  await page.getByRole('button', { name: 'Add control', exact: true }).click()
  await control(2).fill('Whip check')
  await isKept(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/login/)
  await becomes(page, 'admin', address)
  await page.getByLabel('Title').fill('Pinch point')
  await isKept(page)
  await expect(line(page)).toHaveCount(0)
  await page.context().clearCookies()
  await signInByHand(page, 'manager', address)
  await expect(line(page)).toBeVisible()
  await putBack(page)
  await expect(control(1)).toHaveValue('Stand clear')
  await expect(control(2)).toHaveValue('Whip check')
  await page.goto(address)
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(line(page)).toHaveCount(0)
})

test('what was asked back after the session had ended is still offered after signing in', async ({
  page,
}) => {
  await signIn(page, 'employee', '/actions/new')
  await page.getByLabel('What is to be done').fill('Chain the bottles')
  await isKept(page)
  await page.reload()
  await expect(line(page)).toBeVisible()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('heading', { name: 'This was not saved' })).toBeVisible()
  await signInByHand(page, 'employee', '/actions/new')
  await expect(line(page)).toBeVisible()
  await page.getByLabel('What is to be done').fill('Something else')
  await isKept(page)
  await page.reload()
  // What was typed since is the newest; behind it is what was asked back.
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await putBack(page)
  await expect(page.getByLabel('What is to be done')).toHaveValue('Chain the bottles')
})

test('what is put back over a newer version is refused, and shows what was saved', async ({
  page,
}) => {
  await signIn(page, 'manager', '/jsa/manage-hazard/edit')
  await page.getByLabel('Title').fill('Swinging load')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: 'Swinging load' })).toBeVisible()
  const record = page.url()
  const edit = `/jsa/manage-hazard/edit?id=${record.split('/').at(-1) ?? ''}`
  await page.goto(edit)
  await page.getByLabel('Title').fill('Swinging load at the derrick')
  await isKept(page)
  const other = await page.context().newPage()
  await other.goto(edit)
  await other.getByLabel('Title').fill('Swinging load of pipe')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByRole('heading', { name: 'Swinging load of pipe' })).toBeVisible()
  await page.close()
  await other.goto(edit)
  await putBack(other)
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Somebody saved this while you were writing.')).toBeVisible()
  await expect(other.getByText('Swinging load of pipe')).toBeVisible()
  await expect(other.getByLabel('Title')).toHaveValue('Swinging load at the derrick')
})

test('a form that its own button draws anew goes on with what it kept', async ({ page }) => {
  await signIn(page, 'employee', '/jsa/manage-jsa/edit')
  await page.getByLabel('Job').fill('Swap the pump')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('tab', { name: 'Crew' }).click()
  await page.getByRole('link', { name: 'Edit crew' }).click()
  await pick(page, 'Add colleagues', 'Priyanka Ramasundaram')
  await isKept(page)
  await page.getByRole('button', { name: 'Add to the crew' }).click()
  await page.getByRole('button', { name: 'Add visitor' }).click()
  await page.getByLabel('Name of visitor 2').fill('Ines Okoye')
  await isKept(page)
  expect((await rawDevice(page)).unsent).toBe(2)
  await expect(line(page)).toHaveCount(0)
})

test('where a device keeps nothing, the browser asks before the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await signIn(page, 'employee', '/actions/new')
  await page.getByLabel('What is to be done').fill('Replace the whip check')
  const isAsked = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented
  }
  await expect.poll(() => page.evaluate(isAsked)).toBe(true)
  await page.getByLabel('What is to be done').fill('')
  await expect.poll(() => page.evaluate(isAsked)).toBe(false)
})
