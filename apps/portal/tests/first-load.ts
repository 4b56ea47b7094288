import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

// Which files of the build a page needs before anything is done on it, by the build's own manifest.

type Part = { module: string; imports?: readonly string[] }
type Manifest = { entry: Part; routes: Readonly<Record<string, Part & { parentId?: string }>> }

const client = fileURLToPath(new URL('../build/client', import.meta.url))
const assets = path.join(client, 'assets')

/** The files of the build, by their address. */
export function builtScripts(): string[] {
  return readdirSync(assets).flatMap((name) => (name.endsWith('.js') ? [`/assets/${name}`] : []))
}

/** The text of one of them. */
export function scriptAt(address: string): string {
  return readFileSync(path.join(client, address), 'utf8')
}

/** The pages of the build, each with the scripts of its first load. */
export function firstLoads(): { route: string; scripts: readonly string[] }[] {
  const { entry, routes } = manifest()
  return Object.keys(routes).map((route) => {
    const parts = [entry]
    for (let part = routes[route]; part !== undefined; part = routes[part.parentId ?? '']) {
      parts.push(part)
    }
    return {
      route,
      scripts: withImports(parts.flatMap((part) => [part.module, ...(part.imports ?? [])])),
    }
  })
}

function manifest(): Manifest {
  const file = builtScripts().find((address) => /\/manifest-\w+\.js$/.test(address)) ?? ''
  const page: { window: { __remixManifest?: Manifest } } = { window: {} }
  runInNewContext(scriptAt(file), page)
  if (page.window.__remixManifest === undefined) {
    throw new Error('The build has no manifest of its pages.')
  }
  return page.window.__remixManifest
}

/** What modules import, and what that imports; `import()` comes later. */
function withImports(addresses: readonly string[]): string[] {
  const found = new Set(addresses)
  for (const address of found) {
    for (const [, name = ''] of scriptAt(address).matchAll(
      /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g,
    )) {
      found.add(`/assets/${name}`)
    }
  }
  return [...found]
}
