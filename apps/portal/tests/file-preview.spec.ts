import { axeOf } from './axe.ts'
import { becomes, expect, signIn, test } from './portal.ts'

// A file is read in the page: a PDF by its pages where there is a script, a text by its words. This
// file runs with and without JavaScript.

test(
  'a PDF is read page by page, and a text that was brought by its words',
  { tag: '@scriptless' },
  async ({ page, javaScriptEnabled: isScripted = true }) => {
    await signIn(page, 'employee', '/files?section=library&selectedFilterId=none')
    await page.getByRole('link', { name: 'Stop-work authority' }).click()
    if (isScripted) {
      await page.evaluate(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          document.title = `Refused: ${violatedDirective}`
        })
      })
    }
    await page.getByRole('link', { name: 'Open file' }).click()
    await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible()
    await expect(page.getByText('What stands in it')).toBeVisible()
    if (isScripted) {
      const first = page.getByRole('img', { name: /^Page 1 of/ })
      await expect(first).toBeVisible()
      // Something is drawn on it: not every dot is white.
      await expect
        .poll(() =>
          first.evaluate((drawn) => {
            const canvas = drawn instanceof HTMLCanvasElement ? drawn : null
            const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
            return dots?.data.some((value, at) => at % 4 === 0 && value < 100) === true
          }),
        )
        .toBe(true)
      await expect(page).toHaveTitle(/Stop-work authority/)
      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }

    await becomes(page, 'admin', '/files/new')
    const name = `Torques of plug valves, ${isScripted ? 'by day' : 'by night'}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add file' }).click()
    await page.getByText('Add a version').click()
    const chosen = page.getByLabel('PDF, Word, Excel, text or picture')
    const torques = { name: 'torques.csv', mimeType: 'text/csv' }
    if (!isScripted) {
      await chosen.setInputFiles({ ...torques, buffer: Buffer.from('MZ\0\x01', 'latin1') })
      await page.getByRole('button', { name: 'Add this version' }).click()
      await expect(page.getByText(/Please choose a PDF, a Word/).first()).toBeVisible()
      await page.goBack()
      await page.getByText('Add a version').click()
    }
    await chosen.setInputFiles({ ...torques, buffer: Buffer.from('Valve,Torque\nPlug 2,450\n') })
    await page.getByRole('button', { name: 'Add this version' }).click()
    await page.getByRole('link', { name: 'Open version 1' }).click()
    await expect(page.getByRole('link', { name: 'Save it on this device' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What stands in it' })).toBeVisible()
  },
)
