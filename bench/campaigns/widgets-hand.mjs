/* global document, window -- what runs inside the page */
import { seededRandom } from '../peers/people.mjs'

const word = 'smith'
const patienceMs = 60_000

const moves = [
  ...['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'],
  ...['PageDown', 'PageDown', 'PageUp', 'Home', 'End'],
]

/** Presses the mouse and the keys of one page and tells what they cost. */
export async function measureAdapter(
  page,
  session,
  { opener, people, pageStep, throttle, seed, walk },
) {
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const spot = await middleOf(page, opener)
  await page.mouse.move(spot.x, spot.y)
  await settled(page)

  const firstOpeningMs = await opening(page, spot)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const typed = await typing(page, session)
  await close(page)
  const later = []
  for (let time = 1; time <= 5; time += 1) {
    later.push(await opening(page, spot))
    await close(page)
  }
  const laterOpeningMs = later.toSorted((a, b) => a - b)[2]
  const walked = walk && (await walking(page, spot, { people, pageStep, seed }))
  return { firstOpeningMs, laterOpeningMs, ...typed, nodes, ...walked }
}

async function opening(page, { x, y }) {
  await page.evaluate(() => window.bench.expectOpening())
  await page.mouse.click(x, y)
  const ms = await Promise.race([
    page.evaluate(() => window.bench.opening),
    new Promise((resolve) => setTimeout(resolve, patienceMs).unref()),
  ])
  if (ms === undefined) {
    throw new Error(`No row was seen within ${patienceMs / 1000} s.`)
  }
  await settled(page)
  return Math.round(ms)
}

async function close(page) {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !window.bench.shown(), undefined, { timeout: patienceMs })
  await settled(page)
}

/** Ten keys: a word is typed and taken back. */
async function typing(page, session) {
  const before = await cpuMsOf(session)
  const costs = await costsOf(page, async () => {
    for (const key of [...word, ...word.replaceAll(/./g, '\b')]) {
      await page.keyboard.press(key === '\b' ? 'Backspace' : key)
      await settled(page)
    }
  })
  const keysCpuMs = Math.round((await cpuMsOf(session)) - before)
  return {
    worstKeyMs: costs.worstMs,
    worstKeyByFrameMs: costs.worstByFrameMs,
    slowestKey: costs.slowestKey,
    longestTaskMs: costs.longestTask,
    keysCpuMs,
  }
}

/** Walks through the whole list and counts the keys that end on another row than they should. */
async function walking(page, spot, { people, pageStep, seed }) {
  await opening(page, spot)
  const last = people - 1
  const random = seededRandom(seed)
  const has = (key) => pageStep > 0 || !key.startsWith('Page')
  const landings = { keys: 0, wrong: 0, outOfSight: 0, faults: [] }
  // Some lists open on their first row and some on none, so the first arrow is not judged.
  await page.keyboard.press('ArrowDown')
  await settled(page)
  let place = (await page.evaluate(() => window.bench.active())).at

  const press = async (key, times = 1) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: pageStep, PageUp: -pageStep }[key]
    const target = key === 'Home' ? 0 : key === 'End' ? last : place + by * times
    const due = Math.min(Math.max(target, 0), last)
    for (let time = 1; time <= times; time += 1) {
      await page.keyboard.press(key)
    }
    await settled(page)
    const { at, seen } = await page.evaluate(() => window.bench.active())
    landings.keys += 1
    landings.wrong += at === due ? 0 : 1
    landings.outOfSight += at === due && !seen ? 1 : 0
    if (at !== due || !seen) {
      const found = at === -1 ? 'no row' : `row ${at}${seen ? '' : ', out of sight'}`
      landings.faults.push(`${key} x${times} from row ${place}: on ${found}, not ${due}`)
    }
    place = at === -1 ? due : at
  }

  const costs = await costsOf(page, async () => {
    await press('End')
    await press('ArrowUp')
    await press('Home')
    await press('ArrowDown', 30)
    await press('ArrowUp', 10)
    for (let step = 1; step <= 40; step += 1) {
      const key = moves[Math.floor(random() * moves.length)]
      // At an end of the list a key may stay or go round, as each likes.
      const stuck = (key.endsWith('Down') && place === last) || (key.endsWith('Up') && place === 0)
      if (has(key) && !stuck) {
        await press(key)
      }
    }
  })
  return {
    worstMoveMs: costs.worstMs,
    landings: { ...landings, ...(pageStep === 0 && { without: 'PageUp, PageDown' }) },
  }
}

/** The costs of the keys pressed meanwhile, once the browser has told of the last of them. */
async function costsOf(page, pressKeys) {
  await page.evaluate(() => window.bench.keys.forget())
  await pressKeys()
  await page.waitForTimeout(200)
  await settled(page)
  const { timed, framed, longestTask } = await page.evaluate(() => window.bench.keys.read())
  const slowest = framed.toSorted((one, other) => other.ms - one.ms)[0]
  const worstByFrameMs = Math.round(slowest.ms)
  return {
    // No entry means that no key took as long as 16 ms, which is as exact as Event Timing gets.
    worstMs: timed.length > 0 ? Math.max(...timed) : Math.min(16, worstByFrameMs),
    worstByFrameMs,
    slowestKey: slowest.key,
    longestTask,
  }
}

async function settled(page) {
  await page.evaluate(() => window.bench.settled())
}

async function middleOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The main thread's busy time so far, slowed down as it is. */
async function cpuMsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}
