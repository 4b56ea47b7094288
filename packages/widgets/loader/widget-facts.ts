import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browserBundle, preactForReact } from '../elements-build.ts'
import { type About } from '../src/internals/about.ts'
import { type Setting, attributeOf } from '../src/internals/settings.ts'
import { widgetFiles } from '../widget-files.ts'

/** One setting of a tag, as a form can ask for it. */
export type SettingFacts = {
  readonly property: string
  readonly attribute: string
  /** What it is for. */
  readonly says: string
} & (
  | { readonly kind: 'text'; readonly fallback: string }
  | { readonly kind: 'number'; readonly fallback: number }
  | { readonly kind: 'flag'; readonly fallback: false }
  | { readonly kind: 'choice'; readonly fallback: string; readonly options: readonly string[] }
)

/** Something that a tag has, and its sentence. */
export type NamedFact = { readonly name: string; readonly says: string }

/** What is known of a tag without running it in a browser. */
export type WidgetFacts = {
  readonly tag: string
  readonly title: string
  readonly line: string
  readonly settings: readonly SettingFacts[]
  readonly data: readonly NamedFact[]
  readonly events: readonly NamedFact[]
  readonly slots: readonly NamedFact[]
  readonly parts: readonly NamedFact[]
}

type Said = Readonly<Record<string, string>>
type Facts = About<{ settings: Said; data: Said; events: Said }>
type Table = Readonly<Record<string, Setting<unknown>>>
type ElementClass = { readonly settings: Table }

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Reads what every widget with an about file and an element says of itself. */
export async function readWidgetFacts(): Promise<readonly WidgetFacts[]> {
  const told = widgetFiles().flatMap(({ name, element }) => {
    const about = `${name}/${name}.about.ts`
    return element !== undefined && existsSync(src + about) ? [{ about, element }] : []
  })
  const modules = await load(told.flatMap(({ about, element }) => [about, element]))
  return told.map((_, index) => factsOf(modules[2 * index] ?? {}, modules[2 * index + 1] ?? {}))
}

/** Runs modules of the source, which may ask for sheets and for React, in this process. */
async function load(files: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const { outputFiles } = await build({
    ...browserBundle,
    stdin: {
      contents: [
        ...files.map((file, index) => `import * as module${index} from './${file}'`),
        `export const modules = [${files.map((_, index) => `module${index}`).join(', ')}]`,
      ].join('\n'),
      resolveDir: src,
    },
    alias: { ...preactForReact },
    write: false,
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  // What comes in was bundled a moment ago from the files that were named.
  const { modules } = (await import(`data:text/javascript;base64,${code}`)) as {
    modules: readonly Record<string, unknown>[]
  }
  return modules
}

function factsOf(
  aboutModule: Readonly<Record<string, unknown>>,
  elementModule: Readonly<Record<string, unknown>>,
): WidgetFacts {
  // Both are typed where they are written.
  const about = aboutModule['about'] as Facts
  const element = Object.values(elementModule).find(isElementClass)
  return {
    tag: about.tag,
    title: about.title,
    line: about.line,
    settings: Object.entries(element?.settings ?? {}).map(([property, setting]) => ({
      property,
      attribute: attributeOf(property),
      says: about.settings[property] ?? '',
      ...kindOf(setting),
    })),
    data: named(about.data),
    events: named(about.events),
    slots: named(about.slots),
    parts: named(about.parts),
  }
}

function kindOf({ fallback, options }: Setting<unknown>) {
  if (options) {
    return { kind: 'choice', fallback: String(fallback), options: options.map(String) } as const
  }
  switch (typeof fallback) {
    case 'boolean':
      return { kind: 'flag', fallback: false } as const
    case 'number':
      return { kind: 'number', fallback } as const
    default:
      return { kind: 'text', fallback: String(fallback ?? '') } as const
  }
}

function named(table: Said): NamedFact[] {
  return Object.entries(table).map(([name, says]) => ({ name, says }))
}

function isElementClass(value: unknown): value is ElementClass {
  return typeof value === 'function' && 'settings' in value
}
