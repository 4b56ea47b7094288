/* global document, MutationObserver -- what is evaluated runs in the page */
import { rmSync } from 'node:fs'
import { freePort, freshFolder, signIn, startPortal } from '../parts/portal.mjs'
import { pause, pick, seededRandom } from '../parts/random.mjs'
import { cutPoints, startFaultProxy } from './fault-proxy.mjs'
import { fieldValues, onDevice, onServer, openForm, until, waitingRecords } from './form-page.mjs'
import { withEyes } from './form-page.mjs'
import { createLedger } from './ledger.mjs'
import { startBrowser, withSession } from './own-browser.mjs'
import { startEntry, storedValues } from './entries.mjs'
import { typeAtRandom } from './random-typing.mjs'

const signInEvery = 10

/**
 * Kills the browser while somebody types with a network that is off or breaks off. Whatever the
 * page had shown as saved must be in the form when it is opened again, before anything is sent, and
 * on the server once that is possible.
 */
export async function kills({ kills: rounds, seed }) {
  const random = seededRandom(seed)
  const portal = await startPortal({ dataDir: freshFolder(), port: await freePort() })
  const proxy = await startFaultProxy(portal.origin)
  const profile = freshFolder()
  const found = { shownAsSaved: 0, compared: 0, lost: [], troubles: [] }
  let version = ''
  try {
    let token = await signIn(portal.origin)
    const { id, keys } = await startEntry(portal.origin, token)
    const ledger = createLedger(keys)
    for (let round = 1; round <= rounds + 1; round += 1) {
      if (round % signInEvery === 0) {
        token = await signIn(portal.origin)
      }
      const browser = await startBrowser(profile)
      version = browser.version
      try {
        const page = await opened(browser, proxy, token, found, ledger)
        await reopen(page, { proxy, id, random, ledger, round, found })
        ledger.settle(await storedValues(portal.origin, token, id), found.lost, round, 'server')
        if (round > rounds) {
          break
        }
        await openForm(page, proxy.origin, id)
        const network = worsen(proxy, random)
        const typing = typeAtRandom(page, { random, keys, ledger, round })
        await pause(500 + random() * 4000)
        await browser.kill()
        await typing
        console.log(`kill ${round}, network ${network}: ${ledger.toString()}`)
      } catch (error) {
        found.troubles.push(`round ${round}: ${error.message}`)
        console.log(`round ${round}: ${error.message}`)
      } finally {
        await proxy.mend()
        await browser.kill().catch(() => undefined)
      }
    }
  } finally {
    proxy.end()
    portal.kill('SIGTERM')
    await portal.ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    browser: `Chromium ${version}`,
    kills: rounds,
    ...found,
    passed: found.lost.length === 0 && found.troubles.length === 0 && found.shownAsSaved > 0,
  }
}

/** A page that tells the ledger what it holds whenever it says that this is saved. */
async function opened({ context }, proxy, token, found, ledger) {
  await withSession(context, proxy.origin, token)
  await withEyes(context)
  await context.exposeBinding('holdpointShown', (_source, values) => {
    found.shownAsSaved += 1
    ledger.shown(values)
  })
  await context.addInitScript(
    (words) => {
      let before = ''
      new MutationObserver(() => {
        if (words.some((one) => globalThis.saysNow(one))) {
          const values = globalThis.fieldValues()
          const now = JSON.stringify(values)
          if (now !== before) {
            before = now
            void globalThis.holdpointShown(values)
          }
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    },
    [onDevice, onServer],
  )
  return context.newPage()
}

/** Half of the time the form itself takes up what was left, else another page sends it. */
async function reopen(page, { proxy, id, random, ledger, round, found }) {
  if (random() < 0.5) {
    // Nothing is sent yet, so what the form shows is what the device has kept.
    proxy.judgeWith(() => 'half of the body')
    await openForm(page, proxy.origin, id)
    await until('the form shows what was kept', async () => {
      const values = await fieldValues(page)
      return ledger.missing(values).length === 0
    }).catch(async () => {
      found.lost.push(...ledger.missing(await fieldValues(page)).map((one) => ({ round, ...one })))
    })
    found.compared += ledger.size()
    await proxy.mend()
  } else {
    await page.goto(`${proxy.origin}/my-forms`)
  }
  await until('everything that waited is sent', async () => (await waitingRecords(page)) === 0)
  found.compared += ledger.size()
}

function worsen(proxy, random) {
  if (random() < 0.5) {
    proxy.shut()
    return 'off'
  }
  const share = 0.3 + random() * 0.5
  proxy.judgeWith(() => (random() < share ? pick(random, cutPoints.slice(1)) : null))
  return `breaking ${Math.round(share * 100)} %`
}
