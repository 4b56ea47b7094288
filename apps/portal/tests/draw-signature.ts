import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** Draws on the signature pad of a part of the page, once the pad takes a drawing. */
export async function drawSignature(page: Page, part: Locator): Promise<void> {
  const pad = part.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  // The drawing library comes when the field is near.
  await expect(pad).not.toHaveAttribute('aria-busy')
  const box = await pad.boundingBox()
  if (box === null) {
    throw new Error('There is no signature pad to draw on.')
  }
  await page.mouse.move(box.x + 40, box.y + 90)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 40, { steps: 8 })
  await page.mouse.move(box.x + 160, box.y + 100, { steps: 8 })
  await page.mouse.up()
}
