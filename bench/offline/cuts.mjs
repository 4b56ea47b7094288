import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium, userAgent } from '../../tooling/checks/chromium.mjs'
import { call, freePort, freshFolder, signIn, startPortal } from '../parts/portal.mjs'
import { pick, seededRandom, shuffled } from '../parts/random.mjs'
import { compareEntries, entryCount } from './compare-entries.mjs'
import { checkKeys, completeEntry, walkaround } from './entries.mjs'
import { cutPoints, startFaultProxy } from './fault-proxy.mjs'
import { isBeforeRequest } from './fault-proxy.mjs'
import { handIn } from './hand-in.mjs'
import { onDevice, onServer, openForm, retrying, says } from './form-page.mjs'
import { until, waitingRecords, withEyes } from './form-page.mjs'
import { withSession } from './own-browser.mjs'

const fillersCount = 4
const photo = {
  name: 'cut.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AVN//2Q==',
    'base64',
  ),
}

/**
 * Begins and fills forms while requests are cut at six points of their life: beginning at one of
 * them, six saves at each of them once, a photo at one, a last text whose page is left at once, and
 * handing the form in. Then the server is asked what it holds, and a ledger says what it should.
 */
export async function cuts({ forms, seed }) {
  const random = seededRandom(seed)
  const portal = await startPortal({ dataDir: freshFolder(), port: await freePort() })
  const browser = await chromium.launch(launchOptions())
  const ledger = []
  const troubles = []
  const fired = Object.fromEntries(cutPoints.map((point) => [point, 0]))
  try {
    const token = await signIn(portal.origin)
    const formId = await walkaround(portal.origin, token)
    const before = await counts(portal.origin, token)
    const plans = Array.from({ length: forms }, (_, at) => planOf(at + 1, random))
    await Promise.all(
      Array.from({ length: Math.min(fillersCount, forms) }, async () => {
        const filler = await startFiller(browser, portal.origin, { token, formId, fired })
        for (let plan = plans.shift(); plan !== undefined; plan = plans.shift()) {
          try {
            ledger.push(await fillOne(filler, plan))
            console.log(`form ${plan.number} of ${forms}`)
          } catch (error) {
            troubles.push(`form ${plan.number}: ${error.message}`)
            console.log(troubles.at(-1))
            await filler.proxy.mend()
          }
        }
        await filler.end(troubles)
      }),
    )
    const fresh = await signIn(portal.origin)
    const after = await counts(portal.origin, fresh)
    const submitted = after.completed - before.completed
    const stored = submitted + after.drafts - before.drafts
    const found = await compareEntries(portal.origin, fresh, ledger)
    return {
      browser: `Chromium ${browser.version()}`,
      forms,
      stored,
      submitted,
      cuts: fired,
      ...found,
      troubles,
      passed:
        stored === forms &&
        submitted === forms &&
        ledger.length === forms &&
        [found.lost, found.twice, troubles].every(({ length }) => length === 0),
    }
  } finally {
    await browser.close()
    portal.kill('SIGTERM')
    await portal.ended
  }
}

async function counts(origin, token) {
  return {
    drafts: await entryCount(origin, token, 'ongoing'),
    completed: await entryCount(origin, token, 'completed'),
  }
}

function launchOptions() {
  const executablePath = findChromium(process.env, chromium.executablePath())
  return { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) }
}

function planOf(number, random) {
  return {
    number,
    begin: pick(random, cutPoints.slice(2)),
    saves: shuffled(random, cutPoints),
    photo: pick(random, cutPoints),
    left: pick(random, cutPoints),
    submit: cutPoints[number % cutPoints.length],
    // A "no" would ask for more before the form can be handed in.
    values: cutPoints.map(() => pick(random, ['yes', 'na'])),
  }
}

/** A browser of its own behind a proxy of its own, so that a cut hits what it is meant for. */
async function startFiller(browser, origin, { token, formId, fired }) {
  const proxy = await startFaultProxy(origin)
  const context = await browser.newContext({ userAgent })
  await withSession(context, proxy.origin, token)
  await withEyes(context)
  return {
    ...{ origin, proxy, context, token, formId },
    page: await context.newPage(),
    async end(troubles) {
      const page = await context.newPage()
      await page.goto(`${proxy.origin}/my-forms`)
      await until('what was left is sent', async () => (await waitingRecords(page)) === 0).catch(
        ({ message }) => troubles.push(message),
      )
      for (const [point, count] of Object.entries(proxy.fired)) {
        fired[point] += count
      }
      proxy.end()
    },
  }
}

async function fillOne(filler, plan) {
  const { proxy, page, origin, token } = filler
  const id = await begin(filler, plan)
  const keys = (await checkKeys(origin, token, id)).slice(0, cutPoints.length)
  const values = {}
  await openForm(page, proxy.origin, id)
  for (const [at, point] of plan.saves.entries()) {
    const name = `a.${keys[at]}`
    values[name] = plan.values[at]
    await cutWhile(filler, point, () =>
      page.locator(`input[name="${name}"][value="${values[name]}"]`).check({ force: true }),
    )
  }
  await cutWhile(filler, plan.photo, () =>
    page.locator('input[type=file][name="f.best_practice"]').setInputFiles(photo),
  )
  // The last text is left in the middle of its way; the next page of this browser sends it.
  const text = `left-${plan.number}`
  values['a.best_practice'] = text
  const cut = await proxy.cut(plan.left)
  await page.locator('[name="a.best_practice"]').fill(text)
  if (plan.number % 2 === 0) {
    await until(`the last text is cut ${plan.left}`, cut.hasHappened)
  }
  await page.close({ runBeforeUnload: false })
  await proxy.mend()
  filler.page = await filler.context.newPage()
  await filler.page.goto(`${proxy.origin}/my-forms`)
  await sent(filler.page, `after leaving at a cut ${plan.left}`)
  await completeEntry(origin, token, id)
  await handIn(filler, plan.submit, id)
  return { id, number: plan.number, values, photos: 1 }
}

/** Does something whose request is cut at a point, and waits until it has arrived all the same. */
async function cutWhile({ proxy, page }, point, work) {
  const cut = await proxy.cut(point)
  await work()
  await until(`something is cut ${point}`, cut.hasHappened)
  if (isBeforeRequest(point)) {
    // Which connection that hit can not be seen from outside; the page can tell.
    await until(`the page has noticed a cut ${point}`, () => isTrying(page))
  }
  await proxy.mend()
  await until(`the form is saved after a cut ${point}`, () => says(page, onServer))
  await sent(page, `after a cut ${point}`)
}

async function isTrying(page) {
  const isPhoto = await page.getByText('Trying again', { exact: true }).isVisible()
  return isPhoto || (await says(page, onDevice)) || (await says(page, retrying))
}

function sent(page, when) {
  return until(`nothing waits ${when}`, async () => (await waitingRecords(page)) === 0)
}

/** Begins an entry, again and again under one key until there is an answer. */
async function begin({ proxy, token, formId }, plan) {
  const idempotencyKey = randomUUID()
  await proxy.cut(plan.begin)
  for (;;) {
    try {
      const options = { token, body: { formId }, idempotencyKey }
      return (await call(proxy.origin, 'POST', '/my-form', options)).id
    } catch (error) {
      if (!isCut(error)) {
        throw error
      }
    }
  }
}

function isCut(error) {
  return error instanceof TypeError || error instanceof SyntaxError
}
