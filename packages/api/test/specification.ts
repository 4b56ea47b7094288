import { existsSync, readFileSync } from 'node:fs'

/** The specification lies beside the repository on the makers' machines, and nowhere else. */
const specificationUrl = new URL('../../../../shared/spec.md', import.meta.url)

/** The specification's whole text, or undefined in a clone that has none beside it. */
export const specification = existsSync(specificationUrl)
  ? readFileSync(specificationUrl, 'utf8')
  : undefined

/** The text of one numbered section, without its heading. */
export function sectionOf(text: string, number: number): string {
  const [, after] = text.split(new RegExp(`^## ${number}\\. .*$`, 'm'))
  const [section] = (after ?? '').split(/^## \d+\. /m)
  if (!section) {
    throw new Error(`The specification has no section ${number}.`)
  }
  return section
}

/**
 * `quoted` stands in quotes in the specification, `listed` in one of its lists of messages,
 * `named` is a title or button that it names without quotes (kept by hand).
 */
export type SpecifiedText = {
  section: number
  kind: 'quoted' | 'listed' | 'named'
  text: string
  /** How the specification writes it, where it shortens the text. */
  asWritten?: string
}

/** Reads every quoted text and every listed message from the specification. */
export function textsOf(specificationText: string): SpecifiedText[] {
  return [2, 4, 5, 8].flatMap((number) => {
    const section = sectionOf(specificationText, number)
    return [...quotedTexts(section, number), ...listedTexts(section, number)]
  })
}

function quotedTexts(section: string, number: number): SpecifiedText[] {
  const texts = [...section.matchAll(/'([^'\n]+)'/g)].map(([, text]) => text ?? '')
  // Sections 2 and 4 also quote values and style names, which begin in lower case.
  const shown = number === 5 || number === 8 ? texts : texts.filter((text) => /^[A-Z]/.test(text))
  return [...new Set(shown)].map((text) => ({ section: number, kind: 'quoted', text }))
}

function listedTexts(section: string, number: number): SpecifiedText[] {
  if (number === 5) {
    const required = partOf(section, /Required-field messages of other modules:\*\* (.*?)\. SDS/)
    const sds = partOf(section, /SDS sections: (.*?)\. Message:/)
    const message = partOf(section, /Message: (.*?)\.$/m)
    const lengths = partOf(section, /Length messages:\*\* (.*?)\.$/m)
    return [
      ...withLeads(required.split('; ')),
      ...sds.split(', ').map((text) => ({ text })),
      ...message.split(', ').flatMap(bothOfPair),
      ...lengths.split('; ').flatMap(eachNumber),
    ].map((entry) => ({ section: number, kind: 'listed', ...entry }))
  }
  if (number === 8) {
    const titles = partOf(section, /Dialog titles: (.*?)\.$/m)
    return titles.split(', ').map((text) => ({ section: number, kind: 'listed', text }))
  }
  return []
}

type Listed = Pick<SpecifiedText, 'text' | 'asWritten'>

/** "Please select version; duration" means "Please select duration" by its second item. */
function withLeads(items: readonly string[]): Listed[] {
  let lead = ''
  return items.map((item) => {
    if (/^[A-Z]/.test(item)) {
      lead = item.split(' ').slice(0, 2).join(' ')
      return { text: item }
    }
    return { text: `${lead} ${item}`, asWritten: item }
  })
}

/** "start/end date and time" means two fields. */
function bothOfPair(item: string): Listed[] {
  const [, first, second, rest] = /^(start)\/(end) (.*)$/.exec(item) ?? []
  return rest
    ? [
        { text: `${first} ${rest}`, asWritten: item },
        { text: `${second} ${rest}`, asWritten: item },
      ]
    : [{ text: item }]
}

/** "Maximum 100, 150 characters" means one message for each number. */
function eachNumber(item: string): Listed[] {
  const [first = '', ...numbers] = item.split(/[ ,]+/)
  const unit = numbers.pop() ?? ''
  return numbers.map((count) => {
    const text = `${first} ${count} ${unit}`
    return text === item ? { text } : { text, asWritten: item }
  })
}

function partOf(section: string, pattern: RegExp): string {
  const part = pattern.exec(section)?.[1]
  if (part === undefined) {
    throw new Error(`The specification no longer has the list that ${pattern} looks for.`)
  }
  return part
}

/** The table of permission keys: each feature with its groups of keys, shorthands written out. */
export function permissionTableOf(specificationText: string): Record<string, string[][]> {
  const rows = [...sectionOf(specificationText, 6).matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
  const features = rows.filter(([, name]) => name !== 'Feature' && !name?.startsWith('---'))
  return Object.fromEntries(
    features.map(([, name = '', groups = '']) => [
      name,
      groups.split('; ').map((group) => group.split(' / ').flatMap(bothKeys)),
    ]),
  )
}

/** `edit_all/own_jsa` means `edit_all_jsa` and `edit_own_jsa`. */
function bothKeys(key: string): string[] {
  const [, verb, first, second, thing] = /^(\w+?)_(\w+)\/([a-z]+)_(\w+)$/.exec(key) ?? []
  return thing ? [`${verb}_${first}_${thing}`, `${verb}_${second}_${thing}`] : [key]
}
