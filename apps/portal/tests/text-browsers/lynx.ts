import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Lynx, by the keys that a person would press.

const enter = '^J'
export const down = 'Down Arrow'
export const up = 'Up Arrow'
export const tab = '<tab>'

/** Types a text. */
export function type(text: string): string[] {
  return [...text].map((letter) => (letter === ' ' ? '<space>' : letter))
}

/** Goes to the next link or field that stands at a text, or on its line. */
export function find(text: string): string[] {
  return ['/', ...type(text), enter]
}

/** Follows the link, presses the button or ticks the box that stands at a text. */
export function press(text: string): string[] {
  return [...find(text), enter]
}

/** What a link leads to is kept as a file; where the file goes is asked. */
export function save(text: string, file: string): string[] {
  return [...press(text), 'd', ...press('Save to disk'), '^U', ...type(file), enter]
}

/** Presses what has the focus. */
export const go = [enter]

export type Shown = { page: string; address: string }

interface Person {
  email: string
  password: string
}

/** Signs in, is led to a page of the portal, presses keys, and tells what is on the screen then. */
export function walkLynx(
  baseURL: string,
  { email, password }: Person,
  to: string,
  keys: readonly string[],
): Shown {
  const folder = mkdtempSync(join(tmpdir(), 'hp-lynx-'))
  const print = (file: string) => ['p', enter, '^U', ...type(join(folder, file)), enter]
  const script = [
    ...[...type(email), tab, ...type(password), tab, tab, tab, enter],
    ...keys,
    ...print('page'),
    '=',
    ...print('about'),
    ...['q', 'y'],
  ]
  try {
    writeFileSync(join(folder, 'keys'), script.map((key) => `key ${key}\n`).join(''))
    const address = `${baseURL}/login?to=${encodeURIComponent(to)}`
    const { status, error } = spawnSync(
      '/usr/bin/lynx',
      ['-nopause', '-accept_all_cookies', `-cmd_script=${join(folder, 'keys')}`, address],
      {
        env: {
          ...process.env,
          HOME: folder,
          TERM: 'xterm',
          LINES: '60',
          COLUMNS: '300',
          LANG: 'C.UTF-8',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 45_000,
      },
    )
    if (status !== 0 || !existsSync(join(folder, 'about'))) {
      throw new Error(`Lynx did not come to the end of its keys: ${String(error ?? status)}`)
    }
    const about = readFileSync(join(folder, 'about'), 'utf8')
    return {
      page: readFileSync(join(folder, 'page'), 'utf8'),
      address: /URL: (\S+)/.exec(about)?.[1] ?? '',
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
