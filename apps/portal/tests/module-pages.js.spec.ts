import type { Page } from '@playwright/test'
import { isCut } from '../../../tooling/checks/cut.mjs'
import { axeOf } from './axe.ts'
import { modulePages, openModulePage } from './module-pages.ts'
import { expect, isAlive, signIn, test, type DemoRole } from './portal.ts'

// Every page of the table comes alive, leads to other places, has one amber, keeps the controls that
// the server drew and whatever is in them with the keyboard, and says nothing in the console, axe finds
// nothing, nothing is wider than a phone, and tabs stand in one line with the open one in sight. A theme
// changes colours and nothing else, so the other rules are asked in one of them.

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

async function violationsOf(page: Page, theme: string): Promise<string[]> {
  const axe = axeOf(page)
  const asked = theme === 'light' ? axe.withTags(everything) : axe.withRules(ofColours)
  const { violations } = await asked.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)

declare global {
  interface Window {
    /** The controls that the server drew. */
    drawn: readonly Element[]
  }
}

/** What a script takes the place of, handing over what was typed or chosen and the keyboard. */
const handedOver = [
  'select[multiple]',
  '[name^="find."], [value^="find:"], [name^="words-"], [value^="words-"]',
  // Says of a choice that it was made, which a script sees by itself.
  '[value="choose"]',
].join()

async function notesWhatIsDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        window.drawn = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      }
    })
  })
}

/** The controls that are in the page no more, though they are not handed over. */
const drawnAnew = (page: Page) =>
  page.evaluate(
    (apart) =>
      window.drawn
        .filter((control) => !control.isConnected && !control.matches(apart))
        .map(({ outerHTML }) => outerHTML),
    handedOver,
  )

/** Forms that are filled and sheets to print stand alone; all else leads to the search, or to all places. */
const alone: ReadonlySet<string> = new Set(['sub-forms', 'machine-labels'])

const leadsOn = async (page: Page) =>
  (await page
    .getByRole('link', { name: /^(?:Find or go to|More)$/, includeHidden: true })
    .filter({ visible: true })
    .count()) > 0

/** What says that a hand must go there, in the first sight of a page or of the dialog over it. */
const ambersOn = (page: Page) =>
  page.evaluate(() =>
    [
      ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
        'a, button, summary',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility() &&
          one.getBoundingClientRect().top < window.innerHeight &&
          getComputedStyle(one).backgroundColor === 'rgb(255, 179, 0)',
      )
      .map(({ textContent }) => textContent),
  )

/** Lines of tabs that take more than one line, or whose open tab is pushed out of sight. */
const tabsAstray = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="tablist"], .hp-link-tabs')]
      .filter((line) => {
        const { left, right } = line.getBoundingClientRect()
        const tabs = [...line.querySelectorAll('a')]
        const tops = new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)))
        const open = tabs.find((tab) => tab.matches('[aria-selected="true"], [aria-current]'))
        const place = open?.getBoundingClientRect()
        const isOut = place !== undefined && (place.left < left - 1 || place.right > right + 1)
        return isOut || tops.size > 1
      })
      .map((line) => line.getAttribute('aria-label')),
  )

for (const who of new Set<DemoRole>(modulePages.map((one) => one.who))) {
  const pages = modulePages.filter((one) => one.who === who)

  // Each run takes every third: what people do on them is walked by journeys, some without a script.
  test(`the pages of all places answer to a script: ${who}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await signIn(page, who, '/settings')
    await notesWhatIsDrawn(page)
    for (const one of pages.filter((_one, place) => !isCut || place % 3 === 0)) {
      await openModulePage(page, one)
      await isAlive(page)
      expect.soft(await drawnAnew(page), one.name).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${one.name} is as wide as the phone`).toBeLessThanOrEqual(phone.width)
      expect.soft(await tabsAstray(page), `tabs of ${one.name}`).toEqual([])
      expect.soft(await leadsOn(page), one.name).toBe(!alone.has(one.name))
      expect.soft((await ambersOn(page)).slice(1), `${one.name} has one amber`).toEqual([])
    }
  })

  test(`the pages of all places hold for axe on a phone: ${who} @bench`, async ({ page }) => {
    test.setTimeout(pages.length * 15_000)
    await page.setViewportSize(phone)
    await signIn(page, who, '/settings')
    for (const one of pages) {
      await openModulePage(page, one)
      expect.soft(await violationsOf(page, 'light'), one.name).toEqual([])
    }
  })

  test(`the pages of all places hold for axe in dark and sun: ${who} @bench`, async ({ page }) => {
    test.setTimeout(pages.length * 20_000)
    await page.setViewportSize(desk)
    await signIn(page, who, '/settings')
    for (const one of pages) {
      await openModulePage(page, one)
      for (const theme of ['dark', 'sun']) {
        await wear(page, theme)
        expect.soft(await violationsOf(page, theme), `${one.name}, ${theme}`).toEqual([])
      }
    }
  })
}
