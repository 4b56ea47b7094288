import { type Page, expect, test } from '@playwright/test'
import { widgetFiles } from '../widget-files.ts'
import { stage } from './stage.ts'
import { cutOff, looks, type Cut } from './looks.ts'

// Every tag where a page makes it hard to be read: letters of twice the size on a screen of half the
// width, as 200 % of zoom and of text leave it, and a sheet that resets and shouts.

const tags = widgetFiles().flatMap(({ name, element }) => (element === undefined ? [] : [name]))

/** What a sheet may do to the boxes around a tag; the tag is compared with itself under it. */
const bare = 'html, body, #stage, #stage > * { margin: 0 !important; padding: 0 !important }'

/**
 * Inherits into a tag whatever can be inherited, and fights its own box with `!important`. What the
 * page draws around and beside a tag keeps its size, or the tag would have another room to fill.
 */
const reset = `
  html { font-size: 6px }
  body, #stage {
    font: italic 900 7px/0.8 fantasy; color: #ffff00; letter-spacing: 3px; word-spacing: 20px;
    text-transform: uppercase; text-indent: -40px; text-shadow: 0 0 4px red;
    white-space: nowrap; word-break: break-all; list-style: square inside; cursor: none;
    visibility: visible; font-variant: small-caps; tab-size: 1; quotes: none;
  }
  *, *::before, *::after {
    margin: 0 !important; padding: 0 !important; border: 0 !important; outline: 0 !important;
    font: inherit !important; color: inherit !important; background: none !important;
    box-sizing: content-box !important; min-width: 0 !important; min-height: 0 !important;
    line-height: inherit !important; text-decoration: line-through !important;
    transition: all 3s !important; appearance: none !important; animation: none !important;
  }
  :is(button, input, select, textarea, a, p, span, ul, li, dialog):not(#before, #after, :has(*)) {
    width: 20px !important; height: 5px !important; opacity: 0.1 !important; float: left !important;
  }`

/** Shows what the tag opens: its dialog, its list or its box. */
async function open(page: Page): Promise<void> {
  const isShown = await page.locator('#stage').evaluate((place) =>
    [...place.querySelectorAll('*')].some((node) => {
      const show: unknown = Reflect.get(node, 'show')
      const isOurs = node.localName.startsWith('hp-') && typeof show === 'function'
      if (isOurs) {
        show.call(
          node,
          node.localName === 'hp-toast-region' ? { text: 'Form submitted.' } : undefined,
        )
      }
      return isOurs
    }),
  )
  const closed = page.locator('#stage').locator('[aria-expanded="false"]').first()
  if (!isShown && (await closed.count()) > 0) {
    const isList = (await closed.getAttribute('role')) === 'combobox'
    await (isList ? closed.press('ArrowDown') : closed.press('Enter'))
  }
  // What opens may move, and lists come with an answer.
  await page.waitForTimeout(400)
}

for (const widget of tags) {
  test(`hp-${widget} at 200 %: nothing is cut off, and the page goes down and not sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await stage(page, widget, { form: 'element', css: 'html{font-size:200%}body{font-size:2rem}' })
    await open(page)
    expect(await page.evaluate<Cut[]>(cutOff)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  })

  test(`hp-${widget} under a sheet that resets every node keeps its looks`, async ({ page }) => {
    const shown = async (css: string) => {
      await stage(page, widget, { form: 'element', css })
      await open(page)
      return page.evaluate<string[]>(looks)
    }
    const calm = await shown(bare)
    expect(calm.length).toBeGreaterThan(0)
    expect(await shown(reset)).toEqual(calm)
    expect(await page.evaluate<Cut[]>(cutOff)).toEqual([])
  })
}
