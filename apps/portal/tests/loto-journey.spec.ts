import type { Page } from '@playwright/test'
import { wallTimeOf } from '@holdpoint/api'
import { drawSignature } from './draw-signature.ts'
import { axeAlong } from './axe.ts'
import { apiOf } from './elsewhere.ts'
import {
  arriveAs,
  demoPassword,
  expect,
  photo,
  signIn,
  test,
  toast,
  type DemoRole,
} from './portal.ts'
import { expectPaper } from './record-paper.ts'
import { personOf, shareWith } from './record-share.ts'

// A machine is locked out from a template: prepared, shut down, locked point by point, shown to be at
// zero, worked on under personal locks, handed over, and given back in the reverse order. This file
// runs with and without JavaScript.

const zone = 'America/Chicago'
const inHours = (hours: number) => wallTimeOf(new Date(Date.now() + hours * 3_600_000), zone)

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

async function isNow(page: Page, status: string): Promise<void> {
  await expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()
}

const pane = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Parts of the lockout' }).getByRole('tab', { name })

/** Makes a move that asks for nothing. */
async function press(page: Page, move: string): Promise<void> {
  await page
    .getByRole('form', { name: 'Moves' })
    .getByRole('button', { name: move, exact: true })
    .first()
    .click()
}

/** Makes a move after each line of its checklist is ticked; the last one is forgotten at first. */
async function tickAll(page: Page, move: string): Promise<void> {
  await page.getByRole('link', { name: move, exact: true }).first().click()
  const box = page.getByRole('dialog')
  const ticks = box.getByRole('checkbox')
  await expect(ticks.first()).toBeVisible()
  const count = await ticks.count()
  expect(count).toBeGreaterThan(0)
  for (let at = 0; at < count - 1; at += 1) {
    await ticks.nth(at).check()
  }
  await box.getByRole('button', { name: move, exact: true }).click()
  await expect(box.getByText(/^Please tick: /)).toBeVisible()
  if (count > 1) {
    await expect(ticks.first()).toBeChecked()
  }
  await ticks.last().check()
  await box.getByRole('button', { name: move, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Presses a button, and with a script at once what it has become, as a slow second tap would. */
async function tapTwice(page: Page, name: string, then: string, isScripted: boolean) {
  const isTapped = page.locator('html[data-tapped]')
  if (isScripted) {
    await page.evaluate((next) => {
      const bar = document.querySelector('form[aria-label="Moves"]')
      const look = new MutationObserver(() => {
        const now = [...(bar?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === next,
        )
        if (now !== undefined) {
          look.disconnect()
          now.click()
          document.documentElement.dataset['tapped'] = ''
        }
      })
      look.observe(document.body, { childList: true, subtree: true, characterData: true })
    }, then)
  }
  await button(page, name).click()
  await expect(isTapped).toHaveCount(isScripted ? 1 : 0)
}

/** Signs by hand on somebody else's device; without a script, by a photo of a signature on paper. */
async function signDrawn(page: Page, number: string, isScripted: boolean): Promise<void> {
  const box = page.getByRole('dialog')
  await box.getByLabel('Number of the personal lock').fill(number)
  const isOn = toast(page, `Lock ${number} is on.`)
  if (!isScripted) {
    await box.getByLabel('A photo of the signature').setInputFiles(photo)
    await box.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(isOn).toBeVisible()
    return
  }
  await drawSignature(page, box)
  await box.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(isOn).toBeVisible()
}

async function sitsDown(page: Page, role: DemoRole): Promise<void> {
  await arriveAs(page, role)
  await page.reload()
}

test(
  'a machine is locked out, worked on under personal locks, handed over and given back',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    const stamp = Date.now()
    const title = `Change the lamps ${stamp}`
    const lock = (at: number) => `LK-${stamp}-${at}`
    const looks = axeAlong(page, isScripted)
    const bar = page.getByRole('form', { name: 'Moves' })
    const strip = page.getByRole('navigation', { name: 'Points' })
    await signIn(page, 'manager', '/loto')
    const other = await personOf(page, 'approver')
    const own = await personOf(page, 'manager')
    await looks()
    await page.getByRole('link', { name: 'Plan lockout' }).first().click()

    await test.step('planned from a template, for a machine of its category', async () => {
      await button(page, 'Save draft').click()
      await expect(page.getByText('Please enter title', { exact: true })).toBeVisible()
      const template = page.getByLabel('Template', { exact: true })
      await template.selectOption({ label: 'LOTO-LT-04 Light tower, mast and lamps' })
      await page.getByLabel('What is done', { exact: true }).fill(title)
      await button(page, 'Find: Machine').click()
      await expect(page.getByLabel('What is done', { exact: true })).toHaveValue(title)
      await page.getByLabel(/Light tower 2/).check()
      await page.getByLabel('Begins', { exact: true }).fill(inHours(1))
      await page.getByLabel('Ends', { exact: true }).fill(inHours(9))
      await page.getByRole('radio', { name: own }).check()
      await looks()
      await button(page, 'Save draft').click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await isNow(page, 'Draft')
      await pane(page, 'Plan').click()
      await expect(page.getByText('LOTO-LT-04 rev 1', { exact: true })).toBeVisible()
      await looks()
    })

    await test.step('prepared and shut down, each with its ticks', async () => {
      await page.getByRole('link', { name: 'Prepared', exact: true }).first().click()
      await looks()
      await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()
      await tickAll(page, 'Prepared')
      await isNow(page, 'Prepared')
      await tickAll(page, 'Machine is shut down')
      await isNow(page, 'Locking')
    })

    await test.step('each point is locked', async () => {
      await expect(page.getByRole('heading', { name: 'Generator breaker' })).toBeVisible()
      await expect(strip.getByRole('heading')).toHaveText('0 of 3 points locked')
      await looks()
      await button(page, 'Lock on, next E-2').click()
      await expect(
        page.getByText('E-1 takes 1 lock. Please enter its number.', { exact: true }),
      ).toBeVisible()
      await page.getByLabel('Lock number', { exact: true }).fill(lock(1))
      await button(page, 'Lock on, next E-2').click()
      await expect(page.getByRole('heading', { name: 'Battery disconnect' })).toBeVisible()
      await expect(strip.getByRole('heading')).toHaveText('1 of 3 points locked')
      // A lock is in one place.
      await page.getByLabel('Lock number', { exact: true }).fill(lock(1))
      await button(page, 'Lock on, next G-1').click()
      await expect(page.getByText(new RegExp(`${lock(1)} is on `)).first()).toBeVisible()
      await looks()
      await page.getByLabel('Lock number', { exact: true }).fill(lock(2))
      await page.getByLabel('Tag', { exact: true }).fill('T-2')
      await button(page, 'Lock on, next G-1').click()
      await page.getByLabel('Tag or block', { exact: true }).fill('T-3')
      await page.locator('input[type=file]').setInputFiles(photo)
      if (!isScripted) {
        await button(page, 'Add').click()
        await page.getByLabel('Tag or block', { exact: true }).fill('T-3')
      }
      await expect(toast(page, 'Photo added.')).toBeVisible()
      await button(page, 'Tag on').click()
      await expect(strip.getByRole('heading')).toHaveText('3 of 3 points locked')
      const holds = page.getByRole('region', { name: 'Who holds what' })
      await expect(holds.getByRole('listitem')).toHaveCount(3)
      await press(page, 'All points are locked')
      await isNow(page, 'Locked')
    })

    await test.step('stored energy is released, and zero is read', async () => {
      await expect(strip.getByRole('heading')).toHaveText('0 of 3 points at zero')
      await tapTwice(page, 'Energy released', 'At zero, next E-2', isScripted)
      await expect(page.getByText('Must read 0 V')).toBeVisible()
      await expect(button(page, 'At zero, next E-2')).toBeEnabled()
      await expect(page.getByLabel('Reading in V')).not.toHaveAttribute('aria-invalid')
      await page.getByLabel('Reading in V').fill('12')
      await button(page, 'At zero, next E-2').click()
      await expect(page.getByText('E-1 reads 12 V, must read 0 V.', { exact: true })).toBeVisible()
      await expect(page.getByText('Reads 12 V: not met')).toBeVisible()
      await looks()
      await page.getByLabel('Reading in V').fill('0')
      await button(page, 'At zero, next E-2').click()
      await button(page, 'At zero, next G-1').click()
      await button(page, 'At zero').click()
      await expect(strip.getByRole('heading')).toHaveText('3 of 3 points at zero')
      await tickAll(page, 'Zero energy')
      await isNow(page, 'Verified')
    })

    await test.step('personal locks: one’s own, and that of somebody on the same tablet', async () => {
      await pane(page, 'Personal locks').click()
      await button(page, 'Add me').click()
      await expect(toast(page, 'You are on the list.')).toBeVisible()
      await page.getByRole('link', { name: `Sign and lock on: ${own}` }).click()
      const box = page.getByRole('dialog')
      await expect(box).toContainText('I work under my own lock')
      await looks()
      const typing = box.getByRole('button', { name: 'Type', exact: true })
      if (await typing.isVisible()) {
        await typing.click()
      }
      await box.getByLabel('Your name').fill(own)
      await box.getByLabel('Your password').fill(demoPassword)
      await box.getByRole('button', { name: 'Sign', exact: true }).click()
      await expect(box.getByText('Please enter the number of the lock.')).toBeVisible()
      await box.getByLabel('Number of the personal lock').fill(lock(4))
      await box.getByLabel('Your password').fill(demoPassword)
      await box.getByRole('button', { name: 'Sign', exact: true }).click()
      await expect(toast(page, `Lock ${lock(4)} is on.`)).toBeVisible()
      await isNow(page, 'Work active')

      // Their lock is on: what they are named as stays.
      await expect(page.getByLabel(`As: ${own}`)).toHaveCount(0)
      const adding = page.getByRole('region', { name: 'Add somebody' })
      await adding.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Please choose who.')).toBeVisible()
      if (isScripted) {
        await adding.getByRole('combobox').first().fill(other)
        await page.getByRole('option', { name: other }).click()
      } else {
        await adding.getByRole('searchbox').fill(other)
        await adding.getByRole('button', { name: /Find/ }).click()
        await adding.getByLabel(other).check()
      }
      await adding.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByLabel(`As: ${other}`).selectOption({ label: 'Affected' })
      await button(page, `Change: ${other}`).click()
      await expect(page.getByRole('link', { name: `Sign: ${other}` })).toBeVisible()
      await page.getByLabel(`As: ${other}`).selectOption({ label: 'Works under a lock' })
      await button(page, `Change: ${other}`).click()
      await page.getByRole('link', { name: `Sign and lock on: ${other}` }).click()
      await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveCount(0)
      await signDrawn(page, lock(5), isScripted)
      await expect(page.getByRole('img', { name: `Signature of ${other}` })).toBeVisible()
      await expect(page.getByText(`On the device of ${own}`)).toBeVisible()
      // Somebody without an account is named by hand.
      const visiting = page.getByRole('region', { name: 'Add a contractor or visitor' })
      await visiting.getByLabel('Name', { exact: true }).fill('Ada Reyes')
      await visiting.getByLabel('As', { exact: true }).selectOption({ label: 'Affected' })
      await visiting.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Please enter the company that they work for.')).toBeVisible()
      await visiting.getByLabel('Company', { exact: true }).fill('Crane Co')
      await visiting.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('Without an account, Crane Co')).toBeVisible()
      await expect(visiting.getByLabel('Name', { exact: true })).toHaveValue('')
      await page.getByRole('link', { name: 'Sign: Ada Reyes' }).click()
      await expect(page.getByRole('dialog')).toContainText('I do not try to start it')
      await page.goBack()
      await looks()
    })

    await test.step('the board says who holds what', async () => {
      const here = page.url()
      await page.goto('/loto/board')
      const machine = page.getByRole('rowgroup').filter({ hasText: 'Light tower 2' })
      await expect(machine.getByRole('row').filter({ hasText: lock(5) })).toContainText(other)
      await expect(machine.getByRole('row').filter({ hasText: lock(1) })).toContainText(own)
      await looks()
      await page.goto(here)
    })

    await test.step('the lead is offered, and passes when it is taken', async () => {
      await page.getByRole('link', { name: 'Hand over', exact: true }).first().click()
      const box = page.getByRole('dialog')
      await box.getByRole('button', { name: 'Hand over', exact: true }).click()
      await expect(box.getByText('Please choose who is to lead.')).toBeVisible()
      await box.getByLabel('Who is to lead?').selectOption({ label: other })
      await looks()
      await box.getByRole('button', { name: 'Hand over', exact: true }).click()
      await expect(page.getByText(`${own} offered the lead to ${other}`)).toBeVisible()
      await pane(page, 'Personal locks').click()
      await button(page, `Take my lock off: ${own}`).click()
      await expect(page.getByText('Off since')).toBeVisible()
      await sitsDown(page, 'approver')
      await press(page, 'Take over')
      await pane(page, 'Plan').click()
      await expect(page.getByRole('definition').filter({ hasText: other }).first()).toBeVisible()
      await pane(page, 'Personal locks').click()
      await button(page, `Take my lock off: ${other}`).click()
      await expect(page.getByText('Off since')).toHaveCount(2)
    })

    await test.step('the locks come off in the reverse order, and the machine is given back', async () => {
      await tickAll(page, 'Clear to restore')
      await isNow(page, 'Ready to restore')
      await expect(page.getByRole('heading', { name: 'Mast pin' })).toBeVisible()
      await looks()
      await button(page, 'Lock off, next E-2').click()
      await button(page, 'Lock off, next E-1').click()
      await button(page, 'Lock off').click()
      await expect(strip.getByRole('heading')).toHaveText('3 of 3 points unlocked')
      await tickAll(page, 'Machine is restored')
      await isNow(page, 'Restored')
      await tickAll(page, 'Close')
      await isNow(page, 'Closed')
      await pane(page, 'History').click()
      await expect(page.getByText(`${other} closed it.`)).toBeVisible()
      await expect(bar).toHaveCount(0)
      await looks()
      await expectPaper(page)
      await page.goto('/loto?section=all&search=' + String(stamp))
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Closed')
    })
  },
)

/** A lockout whose points are to be locked, made beside the page. */
async function locking(page: Page, title: string): Promise<string> {
  const call = apiOf(page)
  const { data } = (await call('GET', '/loto-templates?search=LOTO-LT-04')) as {
    data: { templateId: string }[]
  }
  const assets = (await call('GET', '/assets?search=Light tower')) as { assetId: string }[]
  const { user } = (await call('GET', '/session')) as { user: { personId: string } }
  const { lotoId } = (await call('POST', '/loto', {
    ...{ title, templateId: data[0]?.templateId, assetId: assets[0]?.assetId },
    ...{ primaryId: user.personId, plannedStart: inHours(1), plannedEnd: inHours(30) },
  })) as { lotoId: string }
  for (const event of ['prepare', 'shutDown']) {
    const { checklists } = (await call('GET', `/loto-info?lotoId=${lotoId}`)) as {
      checklists: Record<string, { name: string }[]>
    }
    const checks = (checklists[event] ?? []).map(({ name }) => name)
    await call('POST', '/loto-action', { lotoId, event, checks })
  }
  return lotoId
}

test(
  'a lockout is shared with somebody, who is told and reads it',
  { tag: '@bench' },
  async ({ page, browser, javaScriptEnabled: isScripted = true }) => {
    const title = `Change a bulb ${Date.now()}`
    await signIn(page, 'manager', '/loto')
    await page.goto(`/loto/view/${await locking(page, title)}?pane=plan`)
    await shareWith(page, await personOf(page, 'colleague'), isScripted)
    await pane(page, 'History').click()
    await expect(page.getByText('shared it').first()).toBeVisible()

    const theirs = await (await browser.newContext()).newPage()
    await signIn(theirs, 'colleague', '/notifications')
    const row = theirs
      .getByRole('listitem')
      .filter({ hasText: 'shared a lockout with you' })
      .filter({ hasText: title })
    // It is told a moment after it was shared.
    await expect(async () => {
      await theirs.reload()
      await expect(row).toContainText('New', { timeout: 500 })
    }).toPass()
    await row.getByRole('button', { name: /^Open/ }).click()
    await expect(theirs.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
    await theirs.context().close()
  },
)

test('what somebody else did meanwhile is said at the point', async ({ page }) => {
  const stamp = Date.now()
  // So that the page does not see for itself what is done beside it.
  await page.route('**/live/loto**', () => {})
  await signIn(page, 'manager', '/loto')
  const lotoId = await locking(page, `Change a lamp ${stamp}`)
  await page.goto(`/loto/view/${lotoId}`)
  await expect(page).toHaveURL(/[?]point=/)
  const stepId = new URL(page.url()).searchParams.get('point')
  const call = apiOf(page)
  const step = { lotoId, stepId }
  await page.getByLabel('Lock number', { exact: true }).fill(`LK-${stamp}-A`)
  await call('POST', '/loto-step', { ...step, event: 'lock', lockNumbers: [`LK-${stamp}-B`] })
  await button(page, 'Lock on, next E-2').click()
  const refused = page.getByRole('dialog', { name: 'Error' })
  await expect(refused).toContainText('E-1 Generator breaker is locked already.')
  await refused.getByRole('link', { name: 'Close' }).click()
  await expect(refused).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`point=${stepId}`))
  await expect(page.getByRole('article', { name: 'E-1' }).getByText(`LK-${stamp}-B`)).toBeVisible()
  await call('POST', '/loto-step', { ...step, event: 'unlock' })
  await button(page, 'Take the lock off').click()
  await expect(refused).toBeVisible()
  await expect(page.getByLabel('Lock number', { exact: true })).toBeVisible()
})

test('the board reads itself anew each minute', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'a script reads it')
  await page.clock.install()
  await signIn(page, 'manager', '/loto/board')
  const read = page.waitForRequest((asked) => asked.url().includes('/loto/board.data'))
  await page.clock.runFor(66_000)
  await read
})
