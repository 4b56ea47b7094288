import { apiOf, submitElsewhere } from './elsewhere.ts'
import { startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, question, test } from './portal.ts'

// Without a script nothing is saved before a button is pressed. What was typed by then must not be
// lost where the form was submitted or deleted elsewhere meanwhile.

for (const colorScheme of ['light', 'dark'] as const) {
  const cut = { tag: colorScheme === 'light' ? [] : '@bench' }
  test(
    `what was typed is shown beside a form that was submitted elsewhere, ${colorScheme}`,
    cut,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await arriveAs(page, 'employee')
      const id = await startedEntry(page)
      await page.goto(`/my-form/fill-out/${id}?section=people`)
      await question(page, 'best practice').getByRole('textbox').first().fill('Painted hose ramps')
      await submitElsewhere(page, id)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('no longer open for filling, so these answers')).toBeVisible()
      const copy = page.getByLabel(/best practice/i)
      await expect(copy).toHaveValue('Painted hose ramps')
      await expect(copy).not.toBeEditable()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(360)
    },
  )
}

test('what was typed is shown where the form was deleted elsewhere', async ({ page }) => {
  await arriveAs(page, 'employee')
  const id = await startedEntry(page)
  await page.goto(`/my-form/fill-out/${id}?section=people`)
  await question(page, 'best practice').getByRole('textbox').first().fill('Painted hose ramps')
  await apiOf(page)('DELETE', `/my-form?myFormId=${id}`)
  await page
    .getByRole('button', { name: 'Next' })
    .or(page.getByRole('button', { name: 'Submit' }))
    .first()
    .click()
  await expect(page.getByText('cannot be opened any more, so these answers')).toBeVisible()
  await expect(page.getByLabel('best practice')).toHaveValue('Painted hose ramps')
  await expect(page.getByRole('link', { name: 'Go to My Forms' })).toBeVisible()
})
