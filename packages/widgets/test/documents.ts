import { type Setting, attributeOf } from '../src/internals/settings.ts'
import { fileURLToPath } from 'node:url'
import { widgetFiles } from '../widget-files.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))

// The tags as their documents tell of them: the tables of the classes with the sentences of the
// about files.

type Sentences = Readonly<Record<string, string>>

/** An about file, whichever tag it is about. */
export type AnyAbout = {
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

/** The tables of an element class. */
export type AnyElement = {
  name: string
  settings: Readonly<Record<string, Setting<unknown>>>
  data: object
  events: object
  prototype: object
}

/** A tag with its class, its sentences and its files. */
export type Tag = { name: string; about: AnyAbout; element: AnyElement; source: string }

const imported = (file: string) => import(/* @vite-ignore */ `${src}${file}`)

/** Every tag of the package. */
export async function tags(): Promise<readonly Tag[]> {
  const found = widgetFiles().flatMap(({ name, element }) => (element ? [{ name, element }] : []))
  return Promise.all(
    found.map(async ({ name, element: source }) => {
      const words: { about: AnyAbout } = await imported(`${name}/${name}.about.ts`)
      const module: Readonly<Record<string, AnyElement>> = await imported(source)
      const element = Object.values(module).find(({ name }) => /^Hp.+Element$/.test(name))
      if (!element) {
        throw new Error(`${source} exports no class named Hp...Element.`)
      }
      return { name, about: words.about, element, source }
    }),
  )
}

type Attribute = {
  attribute: string
  property: string
  type: string
  fallback: string
  says: string
}

/** The attributes of a tag, with what their tables know. */
export function attributesOf({ about, element }: Tag): readonly Attribute[] {
  return Object.entries(element.settings).map(([property, setting]) => ({
    attribute: attributeOf(property),
    property,
    type: typeOf(setting),
    fallback: String(setting.fallback),
    says: about.settings[property] ?? '',
  }))
}

function typeOf({ fallback, options }: Setting<unknown>): string {
  return options ? options.map((option) => `'${option}'`).join(' | ') : typeof fallback
}

/** The manifest that editors and catalogues of elements read. */
export function manifestOf(all: readonly Tag[]): string {
  const modules = all.map((tag) => {
    const { name, about, element } = tag
    const described = (sentences: Sentences) =>
      Object.entries(sentences).map(([one, description]) => ({ name: one, description }))
    return {
      kind: 'javascript-module',
      path: `elements/${name}`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.name,
          tagName: about.tag,
          description: about.line,
          attributes: attributesOf(tag).map(({ attribute, property, type, fallback, says }) => ({
            name: attribute,
            fieldName: property,
            type: { text: type },
            default: fallback,
            description: says,
          })),
          members: [
            ...described(about.data).map((one) => ({ kind: 'field', ...one })),
            ...described(about.methods).map((one) => ({ kind: 'method', ...one })),
          ],
          events: described(about.events).map((one) => ({ ...one, type: { text: 'CustomEvent' } })),
          slots: described(about.slots).map(({ name: slot, description }) => ({
            name: slot === 'default' ? '' : slot,
            description,
          })),
          cssParts: described(about.parts),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: about.tag,
          declaration: { name: element.name, module: `elements/${name}` },
        },
      ],
    }
  })
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`
}

/** The reference of the tags for people. */
export function referenceOf(all: readonly Tag[]): string {
  const head = `# The tags

Made from the tables and sentences of the elements by \`UPDATE_LISTS=1 npx vitest run packages/widgets/test\`. How to load them, hand data in and dress them is told in [embedding](embedding.md); [the React parts](parts.md) have the same words as their props.

${all.map(({ about }) => `- [\`<${about.tag}>\`](#${about.tag}) ${about.line}`).join('\n')}
`
  return `${[head, ...all.map(sectionOf)].join('\n')}`
}

function sectionOf(tag: Tag): string {
  const { about } = tag
  const rows = attributesOf(tag).map(({ attribute, property, type, fallback, says }) => {
    const second = property === attribute ? '' : `, \`${property}\``
    const written = fallback === '' || fallback === 'false' ? 'none' : `\`${fallback}\``
    return `| \`${attribute}\`${second} | ${type.replaceAll('|', '\\|')} | ${written} | ${says} |`
  })
  const table =
    rows.length > 0
      ? `| Attribute, property | Type | Default | |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
      : ''
  return [
    `## ${about.tag}\n`,
    `${about.title}. ${about.line}\n`,
    table,
    list('Properties', about.data),
    list('Methods', about.methods),
    list('Events', about.events),
    list('Slots', about.slots),
    list('Parts', about.parts),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function list(title: string, sentences: Sentences): string {
  const lines = Object.entries(sentences).map(([name, says]) => `- \`${name}\`: ${says}`)
  return lines.length > 0 ? `${title}:\n\n${lines.join('\n')}\n` : ''
}
