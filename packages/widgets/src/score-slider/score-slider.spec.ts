import { type Page, expect, test } from '@playwright/test'
import { expectAccessible, forms, heard, stage } from '../../test/stage.ts'

const lowest = (page: Page) => page.getByRole('slider', { name: 'Lowest score' })
const highest = (page: Page) => page.getByRole('slider', { name: 'Highest score' })
const track = (page: Page) => page.locator('.hp-score-slider-track')

async function changes(page: Page) {
  return (await heard(page)).map(({ detail }) => detail)
}

/** Where a score lies on the rail, as a point of the page. */
async function pointOf(page: Page, score: number, isMirrored = false) {
  const box = await track(page).boundingBox()
  if (!box) {
    throw new Error('The track is not drawn.')
  }
  const share = isMirrored ? 1 - score / 100 : score / 100
  return {
    x: box.x + box.height / 2 + share * (box.width - box.height),
    y: box.y + box.height / 2,
  }
}

for (const form of forms) {
  test.describe(`the score slider as ${form}`, () => {
    test.describe('with a range', () => {
      test.beforeEach(async ({ page }) => {
        await stage(page, 'score-slider', { scene: 'chosen', form })
      })

      test('slider-multithumb/slider-role, aria-valuenow, -min, -max, aria-label: each thumb says what it is', async ({
        page,
      }) => {
        for (const [thumb, value] of [
          [lowest(page), '40'],
          [highest(page), '80'],
        ] as const) {
          await expect(thumb).toHaveValue(value)
          await expect(thumb).toHaveAttribute('min', '0')
          await expect(thumb).toHaveAttribute('max', '100')
        }
        await expect(page.getByRole('group', { name: 'Score' })).toBeVisible()
        await expect(page.getByText('40 to 80')).toBeVisible()
      })

      test('slider-multithumb/tabindex: Tab reaches the lower thumb, then the upper', async ({
        page,
      }) => {
        await page.locator('#before').focus()
        await page.keyboard.press('Tab')
        await expect(lowest(page)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(highest(page)).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.locator('#after')).toBeFocused()
      })

      for (const [row, key, value] of [
        ['key-right-arrow', 'ArrowRight', '50'],
        ['key-up-arrow', 'ArrowUp', '50'],
        ['key-left-arrow', 'ArrowLeft', '30'],
        ['key-down-arrow', 'ArrowDown', '30'],
        ['key-page-up', 'PageUp', '60'],
        ['key-page-down', 'PageDown', '20'],
        ['key-home', 'Home', '0'],
        ['key-end', 'End', '80'],
      ] as const) {
        test(`slider-multithumb/${row}: moves the lower thumb to ${value}`, async ({ page }) => {
          await lowest(page).focus()
          await page.keyboard.press(key)
          await expect(lowest(page)).toHaveValue(value)
          expect(await changes(page)).toEqual([`${value}-80`])
        })
      }

      test('never lets the thumbs cross', async ({ page }) => {
        await highest(page).focus()
        await page.keyboard.press('Home')
        await expect(highest(page)).toHaveValue('40')
        await page.keyboard.press('ArrowLeft')
        await expect(highest(page)).toHaveValue('40')
        await lowest(page).focus()
        await page.keyboard.press('ArrowRight')
        await expect(lowest(page)).toHaveValue('40')
        expect(await changes(page)).toEqual(['40-40'])
      })

      test('tells null when it is the whole range again, and says so', async ({ page }) => {
        await lowest(page).focus()
        await page.keyboard.press('Home')
        await highest(page).focus()
        await page.keyboard.press('End')
        await expect(page.getByText('Any score')).toBeVisible()
        expect(await changes(page)).toEqual(['0-80', null])
      })

      test('moves the nearer thumb to a press on the rail, and drags on', async ({ page }) => {
        const [press, drop] = [await pointOf(page, 22), await pointOf(page, 9)]
        await page.mouse.move(press.x, press.y)
        await page.mouse.down()
        await expect(lowest(page)).toHaveValue('20')
        await expect(lowest(page)).toBeFocused()
        await page.mouse.move(drop.x, drop.y, { steps: 4 })
        await page.mouse.up()
        await expect(lowest(page)).toHaveValue('10')
        await expect(highest(page)).toHaveValue('80')
      })

      test('drags a thumb by itself, as far as the other', async ({ page }) => {
        const [from, to] = [await pointOf(page, 80), await pointOf(page, 0)]
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.mouse.move(to.x, to.y, { steps: 6 })
        await page.mouse.up()
        await expect(highest(page)).toHaveValue('40')
      })
    })

    test('gives a thumb that stands on the other at the top a way back', async ({ page }) => {
      await stage(page, 'score-slider', { scene: 'narrow', form })
      const [from, to] = [await pointOf(page, 100), await pointOf(page, 70)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
      await expect(lowest(page)).toHaveValue('70')
    })

    test('runs from right to left where the page does', async ({ page }) => {
      await stage(page, 'score-slider', { scene: 'chosen', form, direction: 'rtl' })
      const press = await pointOf(page, 20, true)
      await page.mouse.click(press.x, press.y)
      await expect(lowest(page)).toHaveValue('20')
      const [low, high] = await Promise.all([pointOf(page, 20, true), pointOf(page, 80, true)])
      const range = await page.locator('.hp-score-slider-range').boundingBox()
      expect(range?.x).toBeCloseTo(high.x, 0)
      expect((range?.x ?? 0) + (range?.width ?? 0)).toBeCloseTo(low.x, 0)
    })

    test('has thumbs of 44 px', async ({ page }) => {
      await stage(page, 'score-slider', { scene: 'chosen', form })
      const beside = await pointOf(page, 40)
      await page.mouse.move(beside.x + 21, beside.y)
      await page.mouse.down()
      await page.mouse.up()
      await expect(lowest(page)).toBeFocused()
      await expect(lowest(page)).toHaveValue('40')
    })

    test('sends its range with the form, and goes back at a reset', async ({ page }) => {
      await stage(page, 'score-slider', { scene: 'form', form })
      await lowest(page).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('button', { name: 'Send' }).click()
      const said = (await heard(page)).at(-1)
      expect(said?.detail).toEqual(
        form === 'react' ? { scoreLow: '50', scoreHigh: '80' } : { score: '50-80' },
      )
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(lowest(page)).toHaveValue('40')
      await expect(page.getByText('40 to 80')).toBeVisible()
      if (form === 'element') {
        await page.locator('fieldset').evaluate((node) => node.toggleAttribute('disabled'))
        await expect(lowest(page)).toBeDisabled()
      }
    })

    for (const theme of ['light', 'dark'] as const) {
      for (const scene of ['any', 'chosen', 'disabled']) {
        test(`passes axe in ${theme}, ${scene}`, async ({ page }) => {
          await stage(page, 'score-slider', { scene, form, theme, css: 'body{background:Canvas}' })
          await expectAccessible(page)
        })
      }
    }
  })
}

for (const runtime of ['react-19', 'preact'] as const) {
  test(`the score slider moves with ${runtime}`, async ({ page }) => {
    await stage(page, 'score-slider', { scene: 'chosen', form: 'react', runtime })
    await highest(page).focus()
    await page.keyboard.press('Home')
    await expect(highest(page)).toHaveValue('40')
    await page.keyboard.press('PageUp')
    await expect(page.getByText('40 to 60')).toBeVisible()
  })
}

test('shows its range under a policy that allows no style in the markup', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      refused.push(message.text())
    }
  })
  await stage(page, 'score-slider', {
    scene: 'chosen',
    form: 'element',
    headers: {
      'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'",
    },
  })
  await expect(lowest(page)).toHaveValue('40')
  expect(refused).toEqual([])
})
