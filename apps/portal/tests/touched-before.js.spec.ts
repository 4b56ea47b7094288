import type { Page } from '@playwright/test'
import { dialogOf, inMore, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, isAlive, question, signIn, test, toast } from './portal.ts'

// Hands are faster than scripts on a slow network: what is ticked, chosen or typed before they have
// come stands, and counts, once they have.

/** Opens a page whose scripts wait until what is answered is called. */
async function openedWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await expect
      .poll(() => page.evaluate(() => 'touched' in window && window.touched.size === 0))
      .toBe(true)
    await page.unroute('**/assets/*.js')
  }
}

test('a key that is pressed as soon as the script listens leaves the page alive', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (name: string, ...rest: [EventListener, boolean]) => {
      listen(name, ...rest)
      if (name === 'keydown') {
        queueMicrotask(() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
          document.documentElement.dataset['pressed'] = 'yes'
        })
      }
    }
  })
  await signIn(page, 'employee')
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes')
})

test(
  'a tick and a choice in the filters stand and filter the list',
  { tag: '@bench' },
  async ({ page }) => {
    await signIn(page, 'employee')
    const comeOn = await openedWithoutScripts(page, '/my-forms?section=completed&dialog=filters')
    const tick = dialogOf(page).getByRole('checkbox', { name: 'Elevated' })
    await tick.check()
    const dates = dialogOf(page).getByRole('combobox', { name: 'Started' })
    await dates.selectOption({ label: 'Last 7 days' })
    await comeOn()
    await expect(tick).toBeChecked()
    await expect(page).toHaveURL(/elevated/i)
    await expect(page).toHaveURL(/selectedStartDate=2/)
    await expect(tick).toBeChecked()
  },
)

test('words in the search box are searched for', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee')
  const comeOn = await openedWithoutScripts(page, '/my-forms?section=completed')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('rig')
  await comeOn()
  await page.waitForURL(/searchValue=rig/)
  await expect(box).toHaveValue('rig')
  await box.pressSequentially(' up')
  await page.waitForURL(/searchValue=rig(\+|%20)up/)
})

test('a comment stands, and a counter counts it', { tag: '@bench' }, async ({ page }) => {
  await arriveAs(page, 'employee')
  await page.goto('/my-forms?section=completed&startDate=none')
  const address = await page.locator('a[href*="dialog=comments"]').first().getAttribute('href')
  const comeOn = await openedWithoutScripts(page, address ?? '')
  const field = dialogOf(page).getByRole('textbox').last()
  await field.pressSequentially('Seen it')
  await dialogOf(page)
    .getByRole('radio', { name: /Private/ })
    .last()
    .check()
  await comeOn()
  await expect(field).toHaveValue('Seen it')
  await expect(dialogOf(page).getByText(/^7\b/)).toBeVisible()
  await expect(
    dialogOf(page)
      .getByRole('radio', { name: /Private/ })
      .last(),
  ).toBeChecked()
})

test('the title of a filter and its tick stand', { tag: '@bench' }, async ({ page }) => {
  await signIn(page, 'employee')
  const comeOn = await openedWithoutScripts(
    page,
    '/my-forms?section=completed&dialog=saved-filters',
  )
  const title = dialogOf(page).getByRole('textbox').first()
  await title.pressSequentially('Night shift')
  await dialogOf(page).getByRole('checkbox').first().check()
  await comeOn()
  await expect(title).toHaveValue('Night shift')
  await expect(dialogOf(page).getByRole('checkbox').first()).toBeChecked()
})

test(
  'words for a colleague are searched for in the share dialog',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    await page.goto('/my-forms?section=completed&startDate=none')
    const address = await page.locator('a[href*="dialog=share"]').first().getAttribute('href')
    const comeOn = await openedWithoutScripts(page, address ?? '')
    await dialogOf(page).getByRole('searchbox').pressSequentially('mar')
    await comeOn()
    await expect(dialogOf(page).getByRole('combobox')).toHaveValue('mar')
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible()
  },
)

test('the keyboard stays in a toast, on Undo', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  const comeOn = await openedWithoutScripts(
    page,
    `/my-forms?section=ongoing&dialog=delete&id=${id}`,
  )
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.focus()
  await comeOn()
  await isAlive(page)
  await expect(page.getByRole('button', { name: 'Dismiss this message' })).toBeVisible()
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'The form is back.')).toBeVisible()
})

test('who is sought in a form is sought on, and a choice among many keeps the keyboard', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  const found = await openedWithoutScripts(page, '/actions/new')
  const seek = page.locator('input[name="find.ownerId"]')
  await seek.pressSequentially('mar')
  await found()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(seek).toHaveValue('mar')
  await expect(seek).toBeFocused()
  const chosen = await openedWithoutScripts(page, '/my-forms?section=completed&dialog=filters')
  const districts = dialogOf(page).getByLabel('District', { exact: true })
  await districts.selectOption({ index: 0 })
  await districts.focus()
  await chosen()
  await expect(page).toHaveURL(/selectedDistrict=/)
  await expect(districts).toHaveRole('combobox')
  await expect(districts).toBeFocused()
})

test('a menu that was opened stays open', async ({ page }) => {
  await arriveAs(page, 'employee')
  const comeOn = await openedWithoutScripts(page, '/my-forms?section=completed')
  const link = await inMore(page, 'Saved filters')
  await comeOn()
  await isAlive(page)
  await link.click()
  await expect(dialogOf(page)).toBeVisible()
})

test('an answer stands that is ticked just as React has taken the page over', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  // Between the steps of taking over there is time, as on a busy device.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 150)
    }
    const isTakenOver = () => {
      const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer'))
      return root?.[1].stateNode.current.memoizedState.isDehydrated === false
    }
    const pressAtOnce = () =>
      isTakenOver()
        ? document.querySelector<HTMLElement>('[name="a.crew"]:not(:checked)')?.click()
        : setTimeout(pressAtOnce, 5)
    pressAtOnce()
  })
  await page.goto(`/my-form/fill-out/${id}`)
  const ticked = (of: Page) => question(of, 'Crew').getByRole('checkbox', { checked: true })
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(ticked(page)).toHaveCount(2)
  const later = await page.context().newPage()
  await later.goto(`/my-form/fill-out/${id}`)
  await expect(ticked(later)).toHaveCount(2)
})

test('answers of each kind stand and are saved', { tag: '@bench' }, async ({ page }) => {
  // The scripts have come once: what is held up here is that they come late, not that they are new.
  await signIn(page, 'employee')
  const id = await startedEntry(page)
  const address = `/my-form/fill-out/${id}`
  for (const [section, answer] of [
    ['_1', headerAnswers],
    ['access', checkAnswers],
    ['people', peopleAnswers],
  ] as const) {
    const comeOn = await openedWithoutScripts(page, `${address}?section=${section}`)
    await answer(page)
    await comeOn()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await page.goto(address)
  await expect(question(page, 'Shift').getByRole('radio', { name: 'Night' })).toBeChecked()
  await expect(question(page, 'District').getByRole('combobox')).not.toHaveValue('')
  await expect(question(page, 'Crew').getByRole('checkbox').first()).toBeChecked()
  await expect(question(page, 'Gas monitor reading').getByRole('textbox').first()).toHaveValue('12')
  await expect(question(page, 'Best practice seen').getByRole('textbox').first()).toHaveValue(
    'Drip trays',
  )
  const walkways = question(page, 'Are the walkways free')
  await expect(walkways.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await expect(walkways.getByLabel(/What did you see/)).toHaveValue('Two hoses')
})

async function headerAnswers(page: Page): Promise<void> {
  await question(page, 'Shift').getByRole('radio', { name: 'Night' }).check()
  await question(page, 'District').getByRole('combobox').selectOption({ index: 1 })
  await question(page, 'Crew').getByRole('checkbox').first().check()
}

async function checkAnswers(page: Page): Promise<void> {
  const walkways = question(page, 'Are the walkways free')
  await walkways.getByRole('radio', { name: 'No', exact: true }).check()
  await walkways.getByRole('checkbox').check()
  await walkways.getByRole('textbox').pressSequentially('Two hoses')
}

async function peopleAnswers(page: Page): Promise<void> {
  await question(page, 'Gas monitor reading').getByRole('textbox').first().pressSequentially('12')
  const story = question(page, 'Best practice seen').getByRole('textbox').first()
  await story.pressSequentially('Drip trays')
}
