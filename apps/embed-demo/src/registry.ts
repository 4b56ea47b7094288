import { useSyncExternalStore } from 'react'

/** A setting as the sandbox reads it; see `internals/settings.ts` of the widgets. */
export type Setting = {
  fallback: unknown
  read: (attribute: string | null) => unknown
  options?: readonly string[]
  /** Taken out of the markup once it is read. */
  isSecret?: boolean
}

/** The tables that an element class carries. */
export type ElementFacts = {
  settings: Readonly<Record<string, Setting>>
  data: Readonly<Record<string, unknown>>
  events: Readonly<Record<string, unknown>>
}

type Sentences = Readonly<Record<string, string>>

/** What is told about a widget, in sentences. */
export type About = {
  tag: string
  title: string
  line: string
  settings: Sentences
  data: Sentences
  events: Sentences
  methods: Sentences
  slots: Sentences
  parts: Sentences
}

/** What could be loaded of the kit. */
export type Registry = {
  abouts: ReadonlyMap<string, About>
  eventNames: readonly string[]
  /** What went wrong, to be shown: a widget that fails does not take the others with it. */
  problems: readonly string[]
}

const registers = import.meta.glob('../../../packages/widgets/src/*/*.register.ts')
const abouts = import.meta.glob<{ about: About }>('../../../packages/widgets/src/*/*.about.ts')

// The kit's own rule, so that what is shown here is what a tag observes.
const rules = import.meta.glob<(property: string) => string>(
  '../../../packages/widgets/src/internals/settings.ts',
  { eager: true, import: 'attributeOf' },
)

let loaded: Registry | undefined
const listeners = new Set<() => void>()

async function load(): Promise<Registry> {
  const problems: string[] = []
  const loadAll = async <T>(modules: Readonly<Record<string, () => Promise<T>>>): Promise<T[]> => {
    const settled = await Promise.all(
      Object.entries(modules).map(([file, module]) =>
        module().catch((error: unknown) => {
          problems.push(`${file.split('/').at(-1) ?? file} did not load: ${String(error)}`)
        }),
      ),
    )
    return settled.filter((module) => module !== undefined)
  }
  await loadAll(registers)
  const known = (await loadAll(abouts)).map(({ about }) => about)
  const eventNames = known.flatMap(({ tag }) => Object.keys(factsOf(tag)?.events ?? {}))
  loaded = {
    abouts: new Map(known.map((about) => [about.tag, about])),
    eventNames: [...new Set(eventNames)].sort(),
    problems,
  }
  listeners.forEach((tell) => tell())
  return loaded
}

/** Everything of the kit, defined: a page's own script waits for it as it would for `elements.js`. */
export const registry: Promise<Registry> = load()

/** The registry, once it is there. */
export function useRegistry(): Registry | undefined {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => loaded,
  )
}

/** The tables of a tag that is defined. */
export function factsOf(tag: string): ElementFacts | undefined {
  const element: unknown = customElements.get(tag)
  if (typeof element !== 'function' || !('settings' in element)) {
    return undefined
  }
  // The class of a tag of this kit carries these tables by its type.
  const { settings, data = {}, events = {} } = element as unknown as Partial<ElementFacts>
  return { settings: settings ?? {}, data, events }
}

/** The attribute of a property: `maxSelected` is `max-selected`. */
export function attributeOf(property: string): string {
  const rule = Object.values(rules)[0]
  if (!rule) {
    throw new Error('The kit has no rule that names attributes.')
  }
  return rule(property)
}
