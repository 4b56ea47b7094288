import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('src/', import.meta.url))

/** The files of one widget, by what they are; paths from `src`. */
export type WidgetFiles = {
  name: string
  /** The entries of its React parts: `index.ts`, and `popover.ts` for those with a second one. */
  parts: readonly string[]
  sheet: string | undefined
  element: string | undefined
  register: string | undefined
}

/** Every widget of the package, in the order of their names: a folder with an `index.ts`. */
export function widgetFiles(): readonly WidgetFiles[] {
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${src}${entry.name}/index.ts`))
    .map(({ name }) => filesOf(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function filesOf(name: string): WidgetFiles {
  const present = (...files: readonly string[]) =>
    files.map((file) => `${name}/${file}`).find((file) => existsSync(`${src}${file}`))
  return {
    name,
    parts: readdirSync(`${src}${name}`)
      .filter((file) => file === 'index.ts' || /^index\..+\.ts$/.test(file))
      .map((file) => `${name}/${file}`),
    sheet: present(`${name}.css`),
    element: present(`${name}.element.tsx`, `${name}.element.ts`),
    register: present(`${name}.register.ts`),
  }
}

/** The sheets of a folder of `src` and of those in it: a widget's own, or what several stand on. */
export function sheetsIn(folder: string): readonly string[] {
  return readdirSync(`${src}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}
