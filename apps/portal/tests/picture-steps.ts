import type { Page } from '@playwright/test'
import { dialogOf, inMore } from './my-forms-entries.ts'
import { isKept, startWalkaround } from './offline-parts.ts'
import { ask, long, type World } from './picture-world.ts'
import { demoPassword, expect, photo, question, signIn } from './portal.ts'

// What somebody does before a picture is taken.

export type Steps = (page: Page, world: World) => Promise<void>

export const stay: Steps = () => Promise.resolve()

export const scrollDown: Steps = (page) =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight))

export const press =
  (name: string): Steps =>
  (page) =>
    dialogOf(page).getByRole('button', { name, exact: true }).click()

export const pressKey =
  (key: string): Steps =>
  async (page) => {
    await page.waitForLoadState('networkidle')
    await page.keyboard.press(key)
    await expect(dialogOf(page)).toBeVisible()
  }

export const follow =
  (name: RegExp): Steps =>
  async (page) => {
    await dialogOf(page).getByRole('link', { name }).click()
    await expect(dialogOf(page).getByRole('button').nth(1)).toBeVisible()
  }

export const openMenu =
  (name: string | RegExp): Steps =>
  (page) =>
    page.getByLabel(name).filter({ visible: true }).first().click()

export const openRowMenu =
  (index: number): Steps =>
  (page) =>
    page.locator('tbody tr').nth(index).locator('summary').last().click()

export const readMore: Steps = (page) =>
  page.getByText('Read more').filter({ visible: true }).first().click()

/** Gives rows of the list names and places that nobody chose to fit. */
export const lengthen: Steps = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(({ name, place, word }) => {
    const texts = [name, word, place]
    for (const [at, text] of texts.entries()) {
      const row = document.querySelectorAll('tbody tr')[at]
      row?.querySelector('a')?.replaceChildren(text)
      row?.querySelector('[class*="pad"] small')?.replaceChildren(text)
      row?.querySelector('[class*="pad"] span')?.replaceChildren(place)
      row?.querySelector('[class*="place"]')?.replaceChildren(`${place}, ${text}`)
    }
  }, long)
}

export const holdExcel: Steps = async (page) => {
  await page.route(/my-form-excel-file/, () => new Promise(() => undefined))
  await (await inMore(page, 'Excel')).click()
  await expect(page.getByText('Preparing the Excel file…').first()).toBeVisible()
}

export const failExcel: Steps = async (page) => {
  await page.route(/my-forms\/excel/, (route) => route.fulfill({ status: 404, body: '' }))
  await (await inMore(page, 'Excel')).click()
  await page.getByRole('button', { name: 'Retry' }).focus()
}

export const loseList: Steps = async (page) => {
  await page.route(/\/my-forms\.data/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.getByRole('main')).toContainText('What was saved before is safe.')
}

/** The rows of before, while the next ones are on their way. */
export const holdList: Steps = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.route(/\/my-forms\.data/, () => new Promise(() => undefined))
  await page.getByRole('link', { name: 'Completed' }).click()
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await page.waitForTimeout(400)
}

export const numbers: Steps = (page) => page.getByText('Show the numbers').first().click()

export const scrollDialog: Steps = async (page) => {
  await dialogOf(page).waitFor()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('dialog, dialog *')) {
      part.scrollTop = part.scrollHeight
    }
  })
}

export const openCrews: Steps = async (page) => {
  await dialogOf(page).getByRole('combobox', { name: 'Crew', exact: true }).click()
  await expect(page.getByRole('listbox').filter({ visible: true })).toBeVisible()
}

export const searchForms =
  (words: string): Steps =>
  async (page) => {
    const field = dialogOf(page).getByRole('combobox', { name: 'Form', exact: true })
    await field.click()
    await field.fill(words)
    await expect(page.getByText(/No form found|Walkaround/).last()).toBeVisible()
    await page.waitForTimeout(1500)
  }

export const wrongDays: Steps = async (page) => {
  const started = dialogOf(page).getByRole('combobox', { name: 'Started', exact: true })
  await started.selectOption('Custom range')
  await dialogOf(page).getByLabel('Start date').fill('2026-02-05')
  await dialogOf(page).getByLabel('End date').fill('2025-02-06')
  await page.waitForTimeout(1000)
}

export const commentTooLong: Steps = async (page) => {
  const form = page.getByRole('form', { name: 'Add a comment' })
  await form.getByLabel('Comment', { exact: true }).fill(long.text.slice(0, 160))
  await form.getByRole('button', { name: 'Add comment' }).click()
  await expect(dialogOf(page).getByText(/at most 100/)).toBeVisible()
}

export const searchPeople: Steps = async (page) => {
  await dialogOf(page).getByLabel('Employee name or email').fill('an')
  await expect(page.getByRole('option').nth(1)).toBeVisible()
}

export const pickSomebody: Steps = async (page) => {
  await dialogOf(page).getByLabel('Employee name or email').fill('admin@holdpoint')
  await page.getByRole('option').first().click()
  await expect(dialogOf(page).getByRole('link', { name: /^Remove / })).toBeVisible()
}

/** A toast stays while the keyboard is in it. */
export const holdToast: Steps = (page) =>
  page.getByRole('button', { name: 'Dismiss this message' }).focus()

const best = (page: Page) => question(page, 'Best practice seen').getByRole('textbox').first()

export const begin: Steps = async (page) => {
  await startWalkaround(page)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Begins a form of another type, the last one of its list. */
export const beginOf =
  (type: RegExp): Steps =>
  async (page) => {
    await page.getByRole('link', { name: 'Fill Form' }).first().click()
    await dialogOf(page).getByRole('link', { name: type }).click()
    await dialogOf(page).locator('button[type=submit]').last().click()
    await page.waitForURL(/\/my-form\/fill-out\//)
  }

export const fillLong: Steps = async (page) => {
  await startWalkaround(page)
  await best(page).fill(`${long.text}\n${long.word}`)
  for (const asks of ['Are the walkways free', 'Is the red zone barrier']) {
    await question(page, asks).getByRole('radio', { name: 'No', exact: true }).check()
  }
  await question(page, 'Gas monitor reading').getByRole('textbox').first().fill('20')
  const files = question(page, 'Best practice seen').locator('input[type=file]')
  for (let count = 1; count <= 3; count += 1) {
    await files.setInputFiles({ ...photo, name: `${long.word}-${count}.jpg` })
    await expect(question(page, 'Best practice seen').getByRole('img')).toHaveCount(count)
  }
  await expect(page.getByText(/^Saved$/).first()).toBeVisible()
}

export const submitTooEarly: Steps = async (page) => {
  await startWalkaround(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: /answers missing/ })).toBeVisible()
}

export async function toPad(page: Page): Promise<void> {
  await startWalkaround(page)
  await question(page, 'Inspector').scrollIntoViewIfNeeded()
}

export const signTyped: Steps = async (page) => {
  await toPad(page)
  const plate = question(page, 'Inspector')
  await plate.getByRole('button', { name: 'Type', exact: true }).click()
  await plate.getByLabel('Your name').fill('Dario Quintanilla')
  await plate.getByLabel('Your password').fill(demoPassword)
  await plate.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(plate.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
}

export const wrongNumber: Steps = async (page) => {
  await startWalkaround(page)
  await question(page, 'Gas monitor reading').getByRole('textbox').first().fill('many')
  await best(page).focus()
  await page
    .getByText(/Enter a number/)
    .first()
    .scrollIntoViewIfNeeded()
}

export const fillOffline: Steps = async (page) => {
  await startWalkaround(page)
  await page.context().setOffline(true)
  await best(page).fill('Typed without a network')
  await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible()
}

export const signWrongly: Steps = async (page) => {
  const part = page.getByRole('region', { name: 'Sign this form' })
  await part.getByRole('button', { name: 'Type', exact: true }).click()
  await part.getByLabel('Your password').press('Enter')
  await expect(part).toContainText('Type your name to sign.')
  await part.getByLabel('Your name').scrollIntoViewIfNeeded()
}

export const leaveUnsent =
  (end: 'waiting' | 'stuck' | 'discard'): Steps =>
  async (page) => {
    const saves = '**/api/v1/my-form-fill'
    await page.context().route(saves, (route) => route.abort())
    const gone = 'On a form that is gone'
    for (const text of [gone, 'On a form that is there']) {
      await page.goto('/my-forms?section=ongoing')
      const address = await startWalkaround(page)
      await best(page).fill(text)
      await expect(page.getByText('Saved on this device, not sent yet').first()).toBeVisible()
      // The last word of a page outlives it: what is to be turned down has to be gone before.
      if (end === 'stuck' && text === gone) {
        await ask(page, 'DELETE', `my-form?myFormId=${address.split('/').at(-1) ?? ''}`)
      }
    }
    await page.goto('/my-forms/unsent')
    const rows = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(rows).toHaveCount(2)
    if (end === 'stuck') {
      await page.context().unroute(saves)
      await page.getByRole('button', { name: 'Send now' }).press('Enter')
      await expect(rows).toHaveCount(1)
    }
    if (end === 'discard') {
      await page
        .getByRole('link', { name: /Discard/ })
        .first()
        .click()
      await expect(dialogOf(page)).toBeVisible()
    }
  }

const kept = '/my-forms?section=ongoing'

/** Signs in for real: what the device keeps is sealed with a key of that sign-in. */
async function openKept(page: Page): Promise<void> {
  const since = Date.now()
  await signIn(page, 'employee', kept)
  await isKept(page, kept, since)
}

export const loseNetwork =
  (address = kept): Steps =>
  async (page) => {
    await openKept(page)
    await page.context().setOffline(true)
    await page.goto(address)
  }

export const loseNetworkOnForm: Steps = async (page) => {
  await openKept(page)
  const form = await startWalkaround(page)
  await isKept(page, form)
  await page.context().setOffline(true)
  await page.goto(form)
  await expect(page.getByText('You are offline.').first()).toBeVisible()
}

/** Sent by a script, the form leaves out what its button says. */
export const postNoForm: Steps = async (page) => {
  await page.goto('/my-forms?section=ongoing&dialog=fill')
  await dialogOf(page)
    .getByRole('link', { name: /Inspection/ })
    .click()
  await expect(dialogOf(page).getByRole('button').nth(1)).toBeVisible()
  await page.evaluate(() => {
    const form = document.querySelector('dialog form')
    HTMLFormElement.prototype.submit.call(form)
  })
  await page.waitForLoadState('networkidle')
}

export const signInWrongly: Steps = async (page) => {
  await page.getByLabel('Work email').fill('employee@holdpoint.example')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}
