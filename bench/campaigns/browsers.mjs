import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canInstall } from '../../tooling/checks/apt.mjs'
import * as firefox from '../browsers/firefox.mjs'
import { journeys } from '../browsers/journeys.mjs'
import { personAt } from '../browsers/person.mjs'
import * as webkit from '../browsers/webkit.mjs'
import { freePort, freshFolder, repository, signIn, startPortal } from '../parts/portal.mjs'

const browsers = {
  firefox: { start: firefox.startFirefox, programs: firefox.programs },
  webkit: { start: webkit.startWebKit, programs: webkit.programs },
}

/**
 * The main journeys in Firefox and in WebKitGTK, by mouse and by keyboard. `--only` takes those
 * whose line begins so: `--only webkit`, `--only 'firefox, keyboard, share'`.
 */
export async function browsersCampaign({ only = '' }) {
  await prepare()
  const folder = freshFolder()
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const portal = await startPortal({ dataDir: join(folder, 'data'), port: await freePort() })
  const results = []
  const versions = {}
  try {
    const token = await signIn(portal.origin, 'admin')
    const photo = join(folder, 'photo.png')
    const world = { downloads, token, photo }
    for (const [name, { start }] of Object.entries(browsers)) {
      if (!name.startsWith(only.split(',')[0])) {
        continue
      }
      const browser = await start({ folder, downloads })
      versions[browser.name] = browser.version
      try {
        await browser.goto(`${portal.origin}/login`)
        writeFileSync(photo, await browser.screenshot())
        for (const hand of ['mouse', 'keyboard']) {
          const person = { ...personAt(browser, hand), origin: portal.origin }
          results.push(...(await walk(person, world, `${name}, ${hand}`, only)))
          await browser.forget()
        }
      } finally {
        await browser.close()
      }
    }
  } finally {
    portal.kill('SIGTERM')
    await portal.ended
  }
  const failed = results.filter(({ problem }) => problem !== undefined)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  return { engine: 'PGlite', versions, passed: failed.length === 0 && results.length > 0, results }
}

async function walk(person, world, title, only) {
  const results = []
  for (const [name, journey] of Object.entries(journeys)) {
    const line = `${title}, ${name}`
    // Whoever is not signed in gets nowhere.
    if (name !== 'sign in' && !line.startsWith(only) && !only.startsWith(line)) {
      continue
    }
    const begun = Date.now()
    await person.browser.resize(1280, 800)
    const { note, problem } = await journey(person, world).then(
      (said) => ({ note: said }),
      (error) => ({ problem: error.message }),
    )
    const seconds = Math.round((Date.now() - begun) / 100) / 10
    results.push({ line, seconds, ...(note && { note }), ...(problem && { problem }) })
    console.log(
      `${line}: ${problem ?? 'ok'}${note === undefined ? '' : `, ${note}`} (${seconds} s)`,
    )
    if (problem !== undefined) {
      await keepPicture(person.browser, line)
    }
  }
  return results
}

/** What the page looked like when it went wrong. */
async function keepPicture(browser, line) {
  const folder = join(repository, 'out/bench/browsers')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${line.replaceAll(/\W+/g, '-')}.png`)
  const picture = await browser.screenshot().catch(() => undefined)
  if (picture !== undefined) {
    writeFileSync(file, picture)
  }
}

/** The browsers by Debian's packages, and what speaks to Firefox by its own lock file. */
async function prepare() {
  const programs = Object.values(browsers).flatMap((browser) => browser.programs)
  const missing = () => programs.filter(({ file }) => !existsSync(file))
  const packages = missing().map((program) => program.package)
  if (packages.length > 0 && canInstall()) {
    await aptInstall(packages)
  }
  if (missing().length > 0) {
    const names = packages.join(', ')
    throw new Error(`Debian's packages ${names} are missing; as root they install themselves.`)
  }
  const folder = join(repository, 'bench/browsers')
  if (!existsSync(join(folder, 'node_modules'))) {
    const args = ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--ignore-workspace']
    const { status } = spawnSync('npx', args, { cwd: folder, stdio: 'inherit' })
    if (status !== 0) {
      throw new Error('What speaks to Firefox could not be installed.')
    }
  }
}
