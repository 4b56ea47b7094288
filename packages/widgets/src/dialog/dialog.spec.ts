import { type Page, expect, test } from '@playwright/test'
import { type Staging, expectAccessible, heard, stage, painted } from '../../test/stage.ts'

// The dialog has no tag of its own: as an element its parts stand in a shadow root, drawn by Preact.

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Near miss' })
const opener = (page: Page) => page.getByRole('button', { name: 'Report' })
const names = async (page: Page) => (await heard(page)).map(({ name }) => name)

async function open(page: Page) {
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** Presses a link with the key that asks the browser for another tab, which it opens. */
async function pressForTab(page: Page, name: string) {
  await page.context().route('**/*', (route) => route.fulfill({ body: 'Tab' }), { times: 1 })
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
}

/** Presses Escape where layers are counted. Two at once among our own are held by `radix.spec.ts`. */
async function pressEscape(page: Page) {
  await painted(page)
  await page.keyboard.press('Escape')
}

const runs: readonly (Staging & { name: string })[] = [
  { name: 'react-18', form: 'react', runtime: 'react-18' },
  { name: 'react-19', form: 'react', runtime: 'react-19' },
  { name: 'preact', form: 'react', runtime: 'preact' },
  { name: 'element', form: 'element' },
]

for (const { name, ...run } of runs) {
  test.describe(`the dialog as ${name}`, () => {
    const show = (page: Page, scene: string) => stage(page, 'dialog', { ...run, scene })

    test('opens and closes once, and says so at the trigger', async ({ page }) => {
      await show(page, 'asked')
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
      await open(page)
      const id = await dialogOf(page).getAttribute('id')
      const trigger = page.locator('.hp-dialog-trigger')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await expect(trigger).toHaveAttribute('aria-controls', id ?? '')
      await expect(dialogOf(page)).toHaveAttribute('data-state', 'open')
      expect(await dialogOf(page).evaluate((node) => node.matches(':modal'))).toBe(true)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(dialogOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await open(page)
      await pressEscape(page)
      await expect(dialogOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await open(page)
      await page.mouse.click(4, 4)
      await expect(dialogOf(page)).toBeHidden()
      expect(await names(page)).toEqual(['open', 'close', 'open', 'close', 'open', 'close'])
    })

    test('one Escape closes one layer: the list, the words, then the dialog', async ({ page }) => {
      await show(page, 'searching')
      await open(page)
      const field = page.getByRole('combobox', { name: 'Employee' })
      await field.fill('ada')
      await expect(page.getByRole('option')).toHaveCount(1)
      await pressEscape(page)
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(field).toHaveValue('ada')
      await pressEscape(page)
      await expect(field).toHaveValue('')
      await expect(dialogOf(page)).toBeVisible()
      await pressEscape(page)
      await expect(dialogOf(page)).toBeHidden()
      expect(await names(page)).toEqual(['open', 'close'])
    })

    test('a link opens it in place, and leads on when pressed for another tab', async ({
      page,
    }) => {
      await show(page, 'links')
      await pressForTab(page, 'Report')
      await expect(dialogOf(page)).toBeHidden()
      await page.getByRole('link', { name: 'Report' }).click()
      await expect(dialogOf(page)).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
      await pressForTab(page, 'Close')
      await expect(dialogOf(page)).toBeVisible()
      await page.getByRole('link', { name: 'Close' }).click()
      await expect(dialogOf(page)).toBeHidden()
      expect(new URL(page.url()).hash).toBe('#list')
      expect(await names(page)).toEqual(['open', 'close'])
    })

    test('a link is followed where nobody would open the dialog', async ({ page }) => {
      await show(page, 'addressed')
      await page.getByRole('link', { name: 'Report' }).click()
      expect(new URL(page.url()).hash).toBe('#report')
    })

    test('what it tells of can be prevented', async ({ page }) => {
      await show(page, 'held')
      await open(page)
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
      await pressEscape(page)
      await page.mouse.click(4, 4)
      await expect(dialogOf(page)).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
      const told = await names(page)
      for (const word of ['focus in', 'escape', 'outside', 'focus out']) {
        expect(told).toContain(word)
      }
    })

    test('kept in the page, it holds what was typed, and is no layer while closed', async ({
      page,
    }) => {
      await show(page, 'kept')
      await expect(dialogOf(page)).toBeHidden()
      for (const words of ['', 'typed']) {
        await open(page)
        const note = page.getByRole('textbox', { name: 'Note' })
        await expect(note).toHaveValue(words)
        await note.fill('typed')
        await pressEscape(page)
        await expect(dialogOf(page)).toBeHidden()
        await expect(opener(page)).toBeFocused()
      }
      expect(await names(page)).toEqual(['open', 'close', 'open', 'close'])
    })

    test("wears the caller's dialog", async ({ page }) => {
      await show(page, 'asChild')
      await opener(page).click()
      const mine = page.locator('dialog.mine.hp-dialog')
      await expect(mine).toBeVisible()
      expect(await mine.evaluate((node) => node.matches(':modal'))).toBe(true)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(mine).toHaveCount(0)
    })

    test("a popover of the page's own Radix inside is reached, and closes first", async ({
      page,
    }) => {
      await show(page, 'theirsInside')
      await open(page)
      await page.getByRole('button', { name: 'Theirs' }).click()
      await page.getByRole('button', { name: 'In their box' }).click()
      expect(await names(page)).toEqual(['open', 'theirs'])
      await pressEscape(page)
      await expect(page.getByRole('button', { name: 'In their box' })).toHaveCount(0)
      await expect(dialogOf(page)).toBeVisible()
      await pressEscape(page)
      await expect(dialogOf(page)).toBeHidden()
      expect(await names(page)).toEqual(['open', 'theirs', 'close'])
    })

    test("stands in a dialog of the page's own Radix, and closes before it", async ({ page }) => {
      await show(page, 'insideTheirs')
      await page.getByRole('button', { name: 'Theirs' }).click()
      const theirs = page.getByRole('dialog', { name: 'Their dialog' })
      await expect(theirs).toBeVisible()
      await open(page)
      await page.getByRole('textbox', { name: 'Note' }).fill('reached')
      await pressEscape(page)
      await expect(dialogOf(page)).toBeHidden()
      await expect(theirs).toBeVisible()
      await expect(opener(page)).toBeFocused()
      await pressEscape(page)
      await expect(theirs).toBeHidden()
      expect(await names(page)).toEqual(['open', 'close'])
    })

    test("a list in a dialog of the page's own Radix closes before it", async ({ page }) => {
      await show(page, 'searchInsideTheirs')
      await page.getByRole('button', { name: 'Theirs' }).click()
      const theirs = page.getByRole('dialog', { name: 'Their dialog' })
      await page.getByRole('combobox', { name: 'Employee' }).press('ArrowDown')
      await expect(page.getByRole('option')).toHaveCount(1)
      await pressEscape(page)
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(theirs).toBeVisible()
      await pressEscape(page)
      await expect(theirs).toBeHidden()
    })
  })
}

test.describe('an animation of the closed dialog', () => {
  const css =
    '@keyframes out { to { opacity: 0 } } .hp-dialog[data-state="closed"] { animation: out 600ms }'

  test('is seen, while the page answers again and nothing in the dialog does', async ({ page }) => {
    await stage(page, 'dialog', { form: 'react', scene: 'asked', css })
    await open(page)
    const box = page.locator('dialog')
    await page.keyboard.press('Escape')
    await expect(box).toHaveAttribute('data-state', 'closed')
    await expect(box).toBeVisible()
    await expect(box).toHaveAttribute('inert')
    expect(await box.evaluate((node) => node.matches(':modal'))).toBe(false)
    await expect(opener(page)).toBeFocused()
    await expect(box).toHaveCount(0)
    expect(await names(page)).toEqual(['open', 'close'])
  })

  test('is left out where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage(page, 'dialog', { form: 'react', scene: 'asked', css: css.replace('600ms', '60s') })
    await open(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('is cut short when the dialog opens again', async ({ page }) => {
    await stage(page, 'dialog', { form: 'react', scene: 'asked', css: css.replace('600ms', '60s') })
    await open(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveAttribute('data-state', 'closed')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open')
    expect(await dialogOf(page).evaluate((node) => node.matches(':modal'))).toBe(true)
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  })
})
