import type { Page } from '@playwright/test'
import { byKeys } from './by-keys.ts'
import { openedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, isAlive, question, test } from './portal.ts'
import { make, publish, start } from './sub-forms-parts.ts'

// In a form of hundreds of questions a key must cost what one question costs. Looked at here: which
// questions are drawn anew, and which of them change on the page.

type Watched = typeof globalThis & { look: () => { drawn: string[]; changed: string[] } }

/** Begins to watch all questions of the page; `looked` answers what has happened to them since. */
async function watchPlates(page: Page): Promise<void> {
  await page.evaluate(() => {
    /** What React holds for an element: another object once its question was drawn again. */
    const heldFor = (element: Element): unknown[] =>
      Object.entries(element).flatMap(([name, fiber]: [string, Fiber]) =>
        name.startsWith('__reactFiber')
          ? [fiber.memoizedProps, fiber.alternate?.memoizedProps]
          : [],
      )
    type Fiber = { memoizedProps: unknown; alternate: { memoizedProps: unknown } | null }
    const plates = [...document.querySelectorAll('[id^="q-"]')]
    const changed = new Set<string>()
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        changed.add(element?.closest('[id^="q-"]')?.id ?? 'around')
      }
    })
    watcher.observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
    const before = plates.map((plate) => ({ plate, held: new Set(heldFor(plate)) }))
    const drawn = () =>
      before.flatMap(({ plate, held }) =>
        heldFor(plate).every((props) => props === undefined || held.has(props)) ? [] : [plate.id],
      )
    Object.assign(globalThis, { look: () => ({ drawn: drawn(), changed: [...changed] }) })
  })
}

function looked(page: Page) {
  return page.evaluate(() => (globalThis as Watched).look())
}

/** The bar says so once the server has everything; a second later a question knows typing over. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.waitForTimeout(1300)
}

test(
  'a key draws the question that it is typed into and no other',
  { tag: '@bench' },
  async ({ page }) => {
    await arriveAs(page, 'employee')
    await openedEntry(page)
    const story = question(page, 'Best practice seen').getByRole('textbox').first()
    await story.fill('A hose')
    await saved(page)

    await watchPlates(page)
    await story.pressSequentially(' bridge over the walkway', { delay: 30 })
    await saved(page)
    const { drawn, changed } = await looked(page)
    expect(drawn).toEqual(['q-best_practice'])
    expect(changed.filter((id) => id.startsWith('q-'))).toEqual(['q-best_practice'])
    await expect(story).toHaveValue('A hose bridge over the walkway')
  },
)

test('a choice draws its own question and no other', { tag: '@bench' }, async ({ page }) => {
  await arriveAs(page, 'employee')
  await openedEntry(page)
  await question(page, 'Does everyone wear the PPE').getByRole('radio', { name: 'Yes' }).check()
  await saved(page)

  await watchPlates(page)
  await question(page, 'Are the walkways free').getByRole('radio', { name: 'No' }).check()
  await expect(question(page, 'Are the walkways free').getByLabel(/What did you see/)).toBeVisible()
  await saved(page)
  const { drawn, changed } = await looked(page)
  expect(drawn).toEqual(['q-walkways'])
  expect(changed.filter((id) => id.startsWith('q-'))).toEqual(['q-walkways'])
})

/** Opens a form with a table that an answer parts: “No” to the horn asks what is wrong with it. */
async function openedTable(page: Page) {
  await arriveAs(page, 'admin')
  const sign = (key: string, en: string) => ({
    ...{ key, type: 'yesNo', label: { en }, note: 'optional' },
  })
  const isNo = { op: 'eq', args: [{ op: 'answer', key: 'horn' }, 'no'] }
  const formId = await make(page, `Truck ${Date.now()}`, [
    {
      ...{ key: 'truck', type: 'section', title: { en: 'Truck' }, asTable: true },
      items: [
        sign('horn', 'Horn works'),
        { key: 'why', type: 'text', label: { en: 'What is wrong with it' }, visible: isNo },
        sign('lights', 'Lights work'),
      ],
    },
  ])
  await publish(page, formId)
  await page.goto(`/my-form/fill-out/${await start(page, formId)}`)
  await isAlive(page)
  await expect(page.getByRole('rowheader')).toContainText(['Horn works', 'Lights work'])
  return (name: string) => question(page, 'Horn works').getByRole('radio', { name, exact: true })
}

test('an answer that parts a table, or makes it whole, leaves the keyboard on it', async ({
  page,
}) => {
  const horn = await openedTable(page)
  await byKeys(page, horn('Yes'), 'ArrowRight')
  await expect(question(page, 'What is wrong with it')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(horn('No')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(horn('Yes')).toBeFocused()
})

test('a note stays open and under the keyboard while its row is drawn anew, until it is left', async ({
  page,
}) => {
  const horn = await openedTable(page)
  // As an answer arrives that was chosen a moment ago: it moves no keyboard.
  const answer = (name: string) =>
    horn(name).evaluate((radio) => radio instanceof HTMLElement && radio.click())
  const lights = question(page, 'Lights work')
  await lights.getByRole('checkbox').check()
  const note = lights.getByRole('textbox')
  await note.focus()
  await answer('No')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(note).toBeFocused()
  // As in a browser in which a radio that is pressed takes the keyboard from another, and has it not.
  await horn('Yes').dispatchEvent('pointerdown')
  await note.blur()
  await answer('Yes')
  await expect(page.getByRole('table')).toHaveCount(1)
  await expect(note).toBeVisible()
  await expect(note).not.toBeFocused()
})

test('what was typed a moment before the page is left is on the server', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await openedEntry(page)
  const story = question(page, 'Best practice seen').getByRole('textbox').first()
  await story.pressSequentially('Drip trays under every joint')
  await page.getByRole('button', { name: 'Back to My Forms' }).first().click()
  await page.waitForURL((url) => url.pathname === '/my-forms')
  await page.goto(`/my-form/fill-out/${id}`)
  await expect(story).toHaveValue('Drip trays under every joint')
})
