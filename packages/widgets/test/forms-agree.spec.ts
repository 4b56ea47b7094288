import { type Page, expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isCut } from '../each-run.ts'
import { widgetFiles } from '../widget-files.ts'
import { type Form, stage } from './stage.ts'

// What assistive technology is told must not depend on the form: the tree of the tag, with its
// shadow root, is that of the React parts. Each run compares every third scene.

const staged = widgetFiles()
  .map(({ name }) => name)
  .filter((name) =>
    existsSync(fileURLToPath(new URL(`../src/${name}/${name}.scenes.tsx`, import.meta.url))),
  )

/**
 * Scenes whose two pages are not alike: one was drawn by a server for posting, stands in a form of
 * the page, asks a portal, has its parts in another order, or lies where nobody sees it.
 */
const unlike: Readonly<Record<string, readonly string[]>> = {
  'comment-thread': ['posted', 'connected'],
  dialog: ['closedRoot'],
  'multi-select': ['before'],
  'person-search': ['dialog', 'form', 'reset'],
  'saved-filter-dialog': ['posted', 'connected'],
  'search-box': ['kept'],
  'share-dialog': ['form', 'connected'],
  toast: ['page', 'two'],
  'upvote-button': ['posted'],
}

async function told(page: Page, widget: string, scene: string, form: Form): Promise<string> {
  await stage(page, widget, { scene, form })
  await page.evaluate(() => new Promise((settled) => requestAnimationFrame(settled)))
  return page.locator('#stage').ariaSnapshot()
}

for (const widget of staged) {
  test(`${widget} tells a screen reader the same in both forms`, async ({ page }) => {
    await stage(page, widget, { form: 'react' })
    const names = await page.evaluate(() => window.sceneNames)
    const alike = names.filter((name) => !unlike[widget]?.includes(name))
    for (const scene of alike.filter((_name, place) => !isCut || place % 3 === 0)) {
      const react = await told(page, widget, scene, 'react')
      const element = await told(page, widget, scene, 'element')
      expect(element, scene).toBe(react)
    }
  })
}
