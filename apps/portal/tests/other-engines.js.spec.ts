import type { Page } from '@playwright/test'
import { openedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, signIn, test } from './portal.ts'

// What other engines draw otherwise than Chromium, as far as it shows here; `npm run bench --
// browsers` walks the journeys in Firefox and WebKit themselves.

/** For each row, whether its upper edge leads where its own link does, from end to end. */
function ownWays(page: Page) {
  return page.locator('main tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      row.scrollIntoView({ block: 'center' })
      const box = row.getBoundingClientRect()
      const link = row.querySelector('a')
      return [0.02, 0.5, 0.98].every(
        (part) => document.elementFromPoint(box.x + box.width * part, box.y + 2) === link,
      )
    }),
  )
}

for (const width of [360, 768, 1280]) {
  test(`a press on a row is one on its own link, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'employee', '/my-forms?section=completed&selectedStartDate=none')
    const ways = await ownWays(page)
    expect(ways.length).toBeGreaterThan(5)
    expect(ways).toEqual(ways.map(() => true))
    // Narrower ones are grids.
    if (width > 1100) {
      // To WebKit a row of a table holds nothing that is placed: the links would lie on the page.
      await page.evaluate(() => {
        for (const row of document.querySelectorAll<HTMLElement>('main tbody tr')) {
          row.style.setProperty('position', 'static', 'important')
        }
      })
      expect(await ownWays(page)).toEqual(ways)
    }
  })
}

test('questions stand inside of their borders, and a moment in the middle of its field', async ({
  page,
}) => {
  await arriveAs(page, 'employee')
  await openedEntry(page)
  const plate = page.locator('fieldset[id^="q-"]').first()
  // WebKit floats a legend only while its fieldset is a block.
  await expect(plate).toHaveCSS('display', 'block')
  const outside = await plate.boundingBox()
  const legend = await plate.locator('legend').boundingBox()
  expect(legend?.y).toBeGreaterThan((outside?.y ?? Infinity) + 8)
  const moment = page.locator('input[type=datetime-local]').first()
  await expect(moment).toHaveCSS('display', 'flex')
  await expect(moment).toHaveCSS('align-items', 'center')
})

test('nothing reads as chosen in the filters before their script has come', async ({ page }) => {
  await signIn(page, 'employee')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/my-forms?section=completed&dialog=filters&selectedCrewOptions=F-02', {
    waitUntil: 'commit',
  })
  const crews = page.locator('select[name=selectedCrewOptions]')
  await expect(crews).toBeVisible()
  const offered = () =>
    crews
      .locator('option')
      .evaluateAll((options) => options.filter((option) => option.checkVisibility()).length)
  // Nothing is painted before the styles are there, which may be later than the page's text.
  await expect.poll(offered).toBe(1)
  await crews.focus()
  expect(await offered()).toBeGreaterThan(1)
  letGo()
})
