/* global window -- what is evaluated runs in the page */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../parts/portal.mjs'
import { calling, resultOf } from './in-page.mjs'
import * as screens from './screen.mjs'

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

export const programs = [
  { file: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  { file: miniBrowser, package: 'libwebkit2gtk-4.1-0' },
  screens.program,
]

/** WebKitGTK in a window of its own screen, by its own driver. */
export async function startWebKit({ folder, downloads }) {
  const home = join(folder, 'webkit')
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  // Its bars would keep the window wider than a phone.
  writeFileSync(
    join(home, '.config/gtk-3.0/gtk.css'),
    'window * { min-width: 0; padding: 0; font-size: 4px; }\n',
  )
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = await screens.startScreen()
  const port = await freePort()
  const driver = spawn(programs[0].file, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_RUNTIME_DIR: home },
      ...{ DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  })
  const driverEnded = new Promise((resolve) => driver.on('exit', resolve))
  const call = caller(`http://127.0.0.1:${port}`)
  const options = { binary: miniBrowser, args: ['--automation'] }
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  const evaluate = async (work, ...given) => {
    const script = `return (${calling(work)})(arguments[0])`
    const args = [JSON.stringify(given)]
    return resultOf(await session('POST', '/execute/sync', { script, args }))
  }
  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    goto: (url) => session('POST', '/url', { url }),
    evaluate,
    act: (actions) => session('POST', '/actions', { actions }),
    async attach(selector, file) {
      const found = await session('POST', '/element', { using: 'css selector', value: selector })
      const [element] = Object.values(found)
      await session('POST', `/element/${element}/value`, { text: file })
    },
    /** What the window's own bars take is added; they may take more than at first. */
    async resize(width, height) {
      for (let tries = 0; tries < 2; tries += 1) {
        const [wide, high] = await evaluate(barsOf)
        await session('POST', '/window/rect', { width: width + wide, height: height + high })
      }
    },
    async screenshot() {
      return Buffer.from(await session('GET', '/screenshot'), 'base64')
    },
    forget: () => session('DELETE', '/cookie'),
    async close() {
      await session('DELETE', '').catch(() => undefined)
      driver.kill('SIGTERM')
      await driverEnded
      await screen.close()
    },
  }
}

function barsOf() {
  return [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]
}

/** One call of classic WebDriver; the driver may not listen yet when the first is made. */
function caller(origin) {
  return async (method, path, body) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    for (let tries = 50; ; tries -= 1) {
      const response = await fetch(`${origin}${path}`, init).catch((error) => {
        if (tries === 0 || error.cause?.code !== 'ECONNREFUSED') {
          throw error
        }
      })
      if (response === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        continue
      }
      const { value } = await response.json()
      if (!response.ok) {
        throw new Error(`${value.error}: ${value.message}`)
      }
      return value
    }
  }
}
