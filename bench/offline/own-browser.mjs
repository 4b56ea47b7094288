import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium, userAgent } from '../../tooling/checks/chromium.mjs'

/** A browser process of our own over a profile that stays, so that it can be killed and reopened. */
export async function startBrowser(profile) {
  const child = spawn(
    findChromium(process.env, chromium.executablePath()) ?? 'chromium',
    [
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--headless=new',
      ...chromiumFlags,
      `--user-agent=${userAgent}`,
      'about:blank',
    ],
    // A group of its own: all of its processes end at the same moment.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const endpoint = await new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? []
      if (found !== undefined) {
        resolve(found)
      }
    })
    child.on('exit', () => reject(new Error(`The browser ended:\n${said}`)))
  })
  const browser = await chromium.connectOverCDP(endpoint)
  const [context] = browser.contexts()
  return {
    context,
    version: browser.version(),
    async kill() {
      process.kill(-child.pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}

/** Signs a browser in as its cookie does. */
export async function withSession(context, origin, token) {
  await context.addCookies([{ name: 'hp', value: token, url: origin, httpOnly: true }])
}
