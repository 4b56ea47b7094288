import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calling, resultOf } from './in-page.mjs'

const program = { file: '/usr/bin/firefox-esr', package: 'firefox-esr' }

export const programs = [program]

/** Firefox without a screen. It speaks WebDriver BiDi itself, so that it takes no driver beside it. */
export async function startFirefox({ folder, downloads }) {
  const profile = join(folder, 'firefox')
  mkdirSync(profile, { recursive: true })
  writeFileSync(join(profile, 'user.js'), preferences(downloads))
  const child = spawn(
    program.file,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    // A home of its own: the one of whoever runs this may belong to somebody else.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  )
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const call = await connect(`${await listening(child)}/session`)
  const { capabilities } = await call('session.new', { capabilities: {} })
  // The first window has no focus, and without it no button is pressed by a key.
  const { context } = await call('browsingContext.create', { type: 'window' })
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    async goto(url) {
      const go = () => call('browsingContext.navigate', { context, url, wait: 'complete' })
      // A page that is still on its way to another one breaks it off.
      await go().catch((error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) {
          throw error
        }
        return go()
      })
    },
    async evaluate(work, ...given) {
      const { result, exceptionDetails } = await call('script.callFunction', {
        functionDeclaration: calling(work),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails !== undefined) {
        throw new Error(exceptionDetails.text)
      }
      return resultOf(result.value)
    },
    act: (actions) => call('input.performActions', { context, actions }),
    async attach(selector, file) {
      const locator = { type: 'css', value: selector }
      const { nodes } = await call('browsingContext.locateNodes', { context, locator })
      const [{ sharedId }] = nodes
      await call('input.setFiles', { context, element: { sharedId }, files: [file] })
    },
    resize: (width, height) =>
      call('browsingContext.setViewport', { context, viewport: { width, height } }),
    async screenshot() {
      const { data } = await call('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async forget() {
      await call('storage.deleteCookies', {})
      // A download has shown its own window meanwhile.
      await call('browsingContext.activate', { context })
    },
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Files are kept without a question, and the browser asks nobody for anything. */
function preferences(downloads) {
  const settings = {
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'browser.download.always_ask_before_handling_new_types': false,
    'browser.helperApps.neverAsk.saveToDisk':
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    // Its own window of downloads would take the next keys.
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'signon.rememberSignons': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    // Both `Tab` stops and hover as on a desk with a mouse.
    'accessibility.tabfocus': 7,
    'ui.primaryPointerCapabilities': 6,
  }
  return Object.entries(settings)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? []
      if (address !== undefined) {
        resolve(address)
      }
    })
    child.on('exit', () => reject(new Error(`Firefox ended:\n${said}`)))
  })
}

/** Answers a function that makes one call of WebDriver BiDi. */
async function connect(address) {
  const { WebSocket } = await import('ws')
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const waiting = new Map()
  let last = 0
  socket.on('message', (text) => {
    const { id, result, error, message } = JSON.parse(text)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error === undefined) {
      resolve?.(result)
    } else {
      reject?.(new Error(`${error}: ${message}`))
    }
  })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
