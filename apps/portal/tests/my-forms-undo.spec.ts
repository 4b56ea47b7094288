import { axeOf } from './axe.ts'
import { dialogOf, rowOf, startedEntry } from './my-forms-entries.ts'
import { arriveAs, expect, isAlive, test, toast } from './portal.ts'

// Taking a deletion back from its toast. This file runs with and without JavaScript.

const list = '/my-forms?section=ongoing&sortField=date&sortDirection=DESC'

for (const theme of ['Light', 'Dark'] as const) {
  test(
    `a form that was deleted is back after Undo, at 360 px: ${theme}`,
    { tag: theme === 'Light' ? '@journey' : '@bench' },
    async ({ page, javaScriptEnabled: isScripted = true }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/login')
      await page.getByRole('button', { name: theme, exact: true }).click()
      await arriveAs(page, 'employee')
      const id = await startedEntry(page)
      await page.goto(`${list}&dialog=delete&id=${id}`)
      await isAlive(page)
      await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
      await expect(toast(page, 'Form deleted.')).toBeVisible()
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      // A toast stays while the keyboard is in it.
      await undo.focus()
      await expect(rowOf(page, id)).toHaveCount(0)
      if (isScripted) {
        const { violations } = await axeOf(page).analyze()
        expect(violations.map(({ id: rule, nodes }) => [rule, nodes.length])).toEqual([])
      }
      await page.keyboard.press('Enter')
      await expect(toast(page, 'The form is back.')).toBeVisible()
      await expect(undo).toHaveCount(0)
      await expect(rowOf(page, id)).toHaveCount(1)
      await expect(page).toHaveURL(/section=ongoing/)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over).toBeLessThanOrEqual(0)
    },
  )
}
