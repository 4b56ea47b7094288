import { expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

for (const form of forms) {
  test.describe(`the tag as ${form}`, () => {
    for (const theme of ['light', 'dark'] as const) {
      test(`passes axe as a sign and as a chip in ${theme}`, async ({ page }) => {
        await stage(page, 'tag', { scene: 'tags', form, theme })
        for (const words of ['Elevated', 'Reopened', 'Night crew']) {
          await expect(page.getByText(words)).toBeVisible()
        }
        await expectAccessible(page)
        await stage(page, 'tag', { scene: 'chips', form, theme })
        await expectAccessible(page)
      })
    }

    test('button/key-enter, button/key-space: the cross says what it removes', async ({ page }) => {
      await stage(page, 'tag', { scene: 'chips', form })
      await page.locator('#before').focus()
      await page.keyboard.press('Tab')
      const cross = page.getByRole('button', { name: 'Remove Country: Norway' })
      await expect(cross).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      expect((await heard(page)).map(({ name }) => name)).toEqual(['remove', 'remove'])
    })

    test('names the cross by words that stand inside the tag', async ({ page }) => {
      await stage(page, 'tag', { scene: 'chips', form })
      const cross = page.getByRole('button', { name: 'Remove Business unit: Coiled tubing' })
      await expect(cross).toBeVisible()
    })

    test('answers to a hand: 44 px each way, also above and below the chip', async ({ page }) => {
      await stage(page, 'tag', { scene: 'chips', form })
      const cross = page.getByRole('button', { name: 'Remove Country: Norway' })
      const box = await cross.boundingBox()
      if (!box) {
        throw new Error('The cross has no box.')
      }
      expect(box.width).toBeGreaterThanOrEqual(44)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 21)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 + 21)
      expect(await heard(page)).toHaveLength(2)
    })

    test('keeps long words inside a narrow page', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 600 })
      await stage(page, 'tag', { scene: 'chips', form })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    })
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`tells of its cross under ${runtime} too`, async ({ page }) => {
    await stage(page, 'tag', { scene: 'chips', form: 'react', runtime })
    await page.getByRole('button', { name: 'Remove Country: Norway' }).click()
    expect((await heard(page)).map(({ name }) => name)).toEqual(['remove'])
  })
}
