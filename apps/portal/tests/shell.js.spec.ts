import type { Locator, Page } from '@playwright/test'
import { axeOf, looks } from './axe.ts'
import { openMadeUpShell, type MadeUpShell } from './made-up-shell.ts'
import { expect, signIn, test } from './portal.ts'

// The frame around the pages: as it is, and as it will be when every module stands.

const more = (page: Page) => page.getByRole('link', { name: 'More' }).filter({ visible: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'All places' })

test('More opens a sheet that narrows while one types, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'employee')
  await more(page).press('Enter')
  await expect(sheet(page)).toBeVisible()
  expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(more(page)).toBeFocused()
  await more(page).click()
  const field = sheet(page).getByRole('searchbox', { name: 'Find a place' })
  await field.fill('sett')
  // What stands at its foot is no place, and stays.
  await expect(sheet(page).getByRole('link')).toHaveText(['Settings', 'My profile'])
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  // From the second level down a phone has the way back in place of the brand.
  await page.goto('/my-forms/unsent')
  await expect(page.getByRole('link', { name: 'Back to My Forms' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeHidden()
})

test('a letter after g leads to its place, and the help names it', async ({ page }) => {
  await signIn(page, 'employee')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Go to Settings')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/settings$/)
})

test.describe('with 25 places', () => {
  let shell: MadeUpShell

  test.beforeAll(async () => {
    shell = await openMadeUpShell()
  })

  test.afterAll(() => shell.close())

  const rail = (page: Page) => page.getByRole('complementary', { name: 'Holdpoint' })
  const shown = (rows: Locator) => rows.filter({ visible: true })

  test('the rail never scrolls: names go, then groups fold, then six and More remain', async ({
    page,
  }) => {
    await shell.show(page, '/made-up/people/f-01')
    const rows = rail(page).getByRole('navigation').getByRole('link')
    const folds = rail(page).getByRole('button')
    const name = rail(page).getByText('Safety', { exact: true })
    for (const [width, height, links, folded, hasNames] of [
      [1280, 904, 15, 0, true],
      [1280, 844, 15, 0, true],
      [1280, 843, 15, 0, false],
      [1280, 780, 15, 0, false],
      [1280, 779, 8, 2, false],
      [1280, 560, 8, 2, false],
      [1280, 559, 7, 0, false],
      [1280, 480, 7, 0, false],
      [1100, 1024, 7, 0, false],
      [720, 560, 7, 0, false],
      [720, 480, 7, 0, false],
    ] as const) {
      await page.setViewportSize({ width, height })
      const at = `${width}x${height}`
      expect(await shown(rows).count(), at).toBe(links)
      expect(await shown(folds).count(), at).toBe(folded)
      expect(await name.isVisible(), at).toBe(hasNames)
      const over = await rail(page).evaluate((it) => it.scrollHeight - it.clientHeight)
      expect(over, at).toBe(0)
    }
  })

  test('a folded group opens beside the rail, without a script, and closes by Escape', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 620 })
    await shell.show(page, '/made-up/people/f-01')
    const know = rail(page).getByRole('button', { name: 'Know 5 waiting' })
    const messages = page.getByRole('link', { name: 'Messages 1 waiting' })
    await know.press('Enter')
    const box = await messages.boundingBox()
    expect(box?.x).toBeGreaterThan(212)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(620)
    await page.keyboard.press('Escape')
    await expect(messages).toBeHidden()
    await expect(know).toBeFocused()
  })

  test('on a phone that lies on its side the bar stands up and the page keeps its room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await shell.show(page, '/made-up/people/f-01')
    const bar = page.getByRole('navigation', { name: 'Places' })
    await expect(bar.getByRole('link')).toHaveText([
      ...['Home', /^My Forms/, /^Fill/, /^Actions/, 'More'],
    ])
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 88, height: 360 })
    const head = await page.getByRole('heading', { level: 1 }).locator('../..').boundingBox()
    expect(360 - ((head?.y ?? 0) + (head?.height ?? 0))).toBeGreaterThanOrEqual(240)
  })

  test('axe finds nothing, open or closed, in any theme', { tag: '@bench' }, async ({ page }) => {
    for (const theme of looks) {
      await page.unrouteAll()
      await page.setViewportSize({ width: 1280, height: 800 })
      await shell.show(page, '/made-up/people/f-01', theme)
      const axe = () => axeOf(page).include('aside').include('header').include('[data-frame] > nav')
      expect((await axe().analyze()).violations, theme).toEqual([])
      await shell.show(page, '/places', theme)
      await page.setViewportSize({ width: 360, height: 740 })
      expect((await axeOf(page).analyze()).violations, theme).toEqual([])
    }
  })
})
