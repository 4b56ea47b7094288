import { chromium } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags, findChromium } from '../../tooling/checks/chromium.mjs'
import { adapters } from '../peers/harness/adapters.mjs'
import { makePeople, seed } from '../peers/people.mjs'
import { repository } from '../parts/portal.mjs'
import { measureAdapter } from './widgets-hand.mjs'
import { best, printRuntime } from './widgets-report.mjs'
import { versionOf } from './widgets-sizes.mjs'

const origin = 'http://harness.test'
const throttle = 4
const wanted = { firstOpeningMs: 250, laterOpeningMs: 120, worstKeyMs: 50 }

/**
 * 10,000 people under a slowed-down processor, adapter after adapter in one browser with real mouse
 * and key events. The rounds are interleaved and every other one goes backwards, so that whatever
 * else the machine does falls on all of them; the lower of the rounds is shown.
 */
export async function runtime({ build, folder, rounds }) {
  const people = makePeople(10_000)
  console.log(
    `\n${people.length} people by seed ${seed}, no two with one name or one title, such as:`,
  )
  people.slice(0, 3).forEach(({ name, title }) => console.log(`  ${name}, ${title}`))
  const { present, skipped } = await built(build, folder)

  const executablePath = findChromium(process.env, chromium.executablePath())
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  })
  const measured = Object.fromEntries(present.map(({ name }) => [name, []]))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const adapter of round % 2 === 1 ? present : present.toReversed()) {
        const figures = await inFreshPage(browser, adapter, (page, session) =>
          measureAdapter(page, session, { ...adapter, throttle, seed, walk: round === 1 }),
        )
        measured[adapter.name].push(figures)
        console.log(`round ${round}, ${adapter.name}: ${JSON.stringify(figures)}`)
      }
    }
    const figures = Object.fromEntries(
      present.map(({ name, version, ours }) => [
        name,
        { ...(version && { version }), ...(ours && { ours }), ...best(measured[name]) },
      ]),
    )
    printRuntime(figures, skipped)
    return {
      browser: `Chromium ${browser.version()}`,
      settings: `processor slowed down ${throttle} times, React ${versionOf(folder, 'react')}, real mouse and keys, rows of two lines, lower of ${rounds} interleaved rounds, later openings by the median of five`,
      seed,
      limit: `ours: first opening < ${wanted.firstOpeningMs} ms, later ones < ${wanted.laterOpeningMs} ms, worst key < ${wanted.worstKeyMs} ms, every key on the right row and in sight`,
      passed: skipped.length === 0 && Object.values(figures).every(isGood),
      adapters: figures,
      skipped,
    }
  } finally {
    await browser.close()
  }
}

function isGood({ ours, firstOpeningMs, laterOpeningMs, worstKeyMs, worstMoveMs, landings }) {
  return (
    ours !== true ||
    (firstOpeningMs < wanted.firstOpeningMs &&
      laterOpeningMs < wanted.laterOpeningMs &&
      Math.max(worstKeyMs, worstMoveMs) < wanted.worstKeyMs &&
      landings.wrong + landings.outOfSight === 0)
  )
}

/** Bundles each page with the peers' one copy of React; leaves out those of ours not there yet. */
async function built(build, folder) {
  const present = []
  const skipped = []
  const harness = join(folder, 'harness')
  const html = readFileSync(join(harness, 'page.html'), 'utf8')
  for (const [name, adapter] of Object.entries(adapters)) {
    const { file, people, needs, package: library } = adapter
    if (needs !== undefined && !existsSync(join(repository, needs))) {
      skipped.push({ name, missing: needs })
      continue
    }
    const { outputFiles } = await build({
      stdin: {
        contents: `import { Search } from './adapters/${file}'\nimport { start } from './page.jsx'\nstart(Search, ${people})`,
        resolveDir: harness,
        loader: 'jsx',
      },
      bundle: true,
      write: false,
      outdir: harness,
      format: 'iife',
      target: 'es2022',
      minify: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: {
        '@holdpoint/widgets': join(repository, 'packages/widgets/src'),
        react: join(folder, 'node_modules/react'),
        'react-dom': join(folder, 'node_modules/react-dom'),
      },
      logLevel: 'silent',
    })
    const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
    const version = library && versionOf(folder, library)
    present.push({
      ...{ ...adapter, name, version, ours: needs !== undefined },
      files: { '/': html, '/page.js': textOf('.js'), '/page.css': textOf('.css') },
    })
  }
  return { present, skipped }
}

/** A page of its own for each measurement; nothing comes from a network. */
async function inFreshPage(browser, { files }, measure) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  try {
    const page = await context.newPage()
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const body = files[pathname]
      return body === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ body, contentType: typeOf(pathname) })
    })
    await page.goto(`${origin}/`)
    const figures = await measure(page, await context.newCDPSession(page))
    if (faults.length > 0) {
      throw new Error(`The page had a fault: ${faults[0]}`)
    }
    return figures
  } finally {
    await context.close()
  }
}

function typeOf(pathname) {
  if (pathname.endsWith('.js')) {
    return 'text/javascript'
  }
  return pathname.endsWith('.css') ? 'text/css' : 'text/html'
}
