import { type Browser, type Page, test as base } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { makeWorld, people, type World } from './picture-world.ts'
import { states, type State } from './picture-states.ts'
import type { DemoRole } from './portal.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const
type Size = { width: number; height: number }
const themes = ['light', 'dark'] as const

interface Stage {
  stateOf: ReturnType<typeof people>
  world: World
}

async function setUp(browser: Browser): Promise<Stage> {
  const stateOf = people(browser)
  const open = async (role: DemoRole) => {
    const context = await browser.newContext({ storageState: await stateOf(role) })
    const page = await context.newPage()
    await page.goto('/settings/embed')
    return page
  }
  const [employee, manager, colleague] = await Promise.all([
    open('employee'),
    open('manager'),
    open('colleague'),
  ])
  const world = await makeWorld(employee, manager, colleague)
  for (const page of [employee, manager, colleague]) {
    await page.context().close()
  }
  return { stateOf, world }
}

const test = base.extend<object, { stage: Stage }>({
  stage: [async ({ browser }, use) => use(await setUp(browser)), { scope: 'worker' }],
})

function addressOf({ at }: State, world: World): string {
  const known: Readonly<Record<string, string>> = world
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')
}

/** A page of whoever looks, just before its state is brought about. */
async function begin(
  browser: Browser,
  stage: Stage,
  state: State,
  { viewport, isScripted }: { viewport: Size; isScripted: boolean },
): Promise<Page> {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({
    ...(state.who && { storageState: await stage.stateOf(state.who) }),
    javaScriptEnabled: isScripted,
    serviceWorkers: state.isKept ? 'allow' : 'block',
    viewport,
  })
  if (state.said && baseURL) {
    const value = Buffer.from(JSON.stringify({ id: 'said', ...state.said })).toString('base64')
    await context.addCookies([{ name: 'hp-flash', value: encodeURIComponent(value), url: baseURL }])
  }
  const page = await context.newPage()
  await page.goto(addressOf(state, stage.world))
  if (isScripted) {
    await state.steps?.(page, stage.world)
    if (!state.isHeld) {
      await page.waitForLoadState('networkidle')
    }
  }
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../../out/pictures/${name}.png`, import.meta.url))
  await page.screenshot({ path })
}

/** Gives the page a size; one that is shown whole is as high as it is long. */
async function resize(page: Page, size: Size, isWhole: boolean): Promise<void> {
  await page.setViewportSize(size)
  if (isWhole) {
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...size, height: Math.max(size.height, length) })
  }
}

for (const state of states) {
  const { name, from, isWhole = false } = state
  // Each size has its page, or one page takes every size.
  const rounds = from === 'each' ? sizes.map((size) => [size]) : [sizes]
  test(name, async ({ browser, stage }) => {
    for (const round of rounds) {
      const viewport = round.find(({ width }) => width === from) ?? round.at(-1) ?? sizes[0]
      const page = await begin(browser, stage, state, { viewport, isScripted: true })
      for (const size of round) {
        await resize(page, size, isWhole)
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await shoot(page, `${name}-${size.width}-${colorScheme}`)
        }
      }
      await page.context().close()
    }
  })

  // What an address alone brings about looks the same without a script, or says how it differs.
  if (!state.steps && /^(list|dialog)-/.test(name)) {
    test(`${name} without a script`, async ({ browser, stage }) => {
      for (const viewport of sizes.filter(({ width }) => width !== 768)) {
        const page = await begin(browser, stage, state, { viewport, isScripted: false })
        await resize(page, viewport, isWhole)
        await shoot(page, `${name}-${viewport.width}-light-no-script`)
        await page.context().close()
      }
    })
  }
}
