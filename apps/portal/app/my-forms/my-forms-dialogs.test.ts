import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const app = new URL('../', import.meta.url)

const nameOf = (file: URL | string) => fileURLToPath(file).slice(fileURLToPath(app).length)

type Named = { atOnce: readonly URL[]; later: readonly URL[] }

/** The files beside it that a source names, by when a browser has them. */
function namedIn(file: URL): Named {
  const text = file.pathname.endsWith('.css') ? '' : readFileSync(file, 'utf8')
  const named = (how: RegExp) =>
    Array.from(text.matchAll(how), ([, name = '']) => new URL(name, file))
  return {
    atOnce: named(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)'/gm),
    later: named(/import\(\s*'(\.[^']+)'/g),
  }
}

/** All that comes along with some files; what runs on the server alone does not. */
function withAllNamed(files: readonly URL[]): Map<string, Named> {
  const found = new Map<string, Named>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!found.has(file.href) && !file.pathname.includes('.server.') && existsSync(file)) {
      const named = namedIn(file)
      found.set(file.href, named)
      waiting.push(...named.atOnce)
    }
  }
  return found
}

/** The style sheets that come along with some files, but for those of `ui`, which all pages have. */
function sheetsOf(files: readonly URL[]): string[] {
  return [...withAllNamed(files).keys()]
    .map(nameOf)
    .filter((name) => name.endsWith('.module.css') && !name.startsWith('ui/'))
}

const pages = ['root.tsx', 'routes/_shell/route.tsx', 'routes/_shell.my-forms/route.tsx']
const page = pages.map((name) => new URL(name, app))
const dialogs = namedIn(new URL('my-forms-dialogs.tsx', import.meta.url)).later

describe('the dialogs of My Forms', () => {
  test('are those whose scripts come later', () => {
    expect(dialogs.map(nameOf)).toContain('my-forms/fill-menu/fill-dialog.tsx')
  })

  test.each(dialogs.map((dialog) => [nameOf(dialog), dialog] as const))(
    'have the style sheets of %s in the page from the start',
    (_, dialog) => {
      const here = new Set(sheetsOf(page))
      const missing = sheetsOf([dialog]).filter((sheet) => !here.has(sheet))
      expect(missing).toEqual([])
    },
  )
})
