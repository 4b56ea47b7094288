import type { ChosenSetting, EmbedChoice } from './embed-choice.ts'
import type { EmbedRelease, EmbedWidget } from './release.ts'

/** What stands for a page key in the code: the key itself was shown once and is not kept. */
export const keyPlace = 'hpk_…'

/** What a page of another site writes. */
export type Snippets = {
  /** The script that brings the tags, once in the page. */
  head: string
  code: string
  /** What the page's own content security policy must let through. */
  csp: string
  /** The attributes of the tag, as the preview sets them. */
  attributes: Readonly<Record<string, string>>
}

/** Writes everything for a choice. `origin` is the portal's own address. */
export function snippetsOf(
  choice: EmbedChoice,
  { version, integrity }: Pick<EmbedRelease, 'version' | 'integrity'>,
  origin: string,
): Snippets {
  const isFetching = choice.keyId !== undefined
  const plan = planOf(choice, origin)
  return {
    head:
      choice.policy === 'evergreen'
        ? `<script\n  type="module"\n  src="${origin}/embed/v1/elements.js"\n></script>`
        : [
            '<script',
            '  type="module"',
            `  src="${origin}/embed/${version}/elements.js"`,
            `  integrity="${integrity}"`,
            '  crossorigin="anonymous"',
            '></script>',
          ].join('\n'),
    code: writers[choice.language](plan),
    csp: [
      `script-src 'self' ${origin}`,
      // The page asks its own server for the token.
      ...(isFetching ? [`connect-src 'self' ${origin}`] : []),
    ].join('; '),
    attributes: Object.fromEntries(
      choice.settings
        .filter(({ isSet }) => isSet)
        .map((setting) => [setting.attribute, attributeValue(setting)]),
    ),
  }
}

type Plan = {
  tag: string
  settings: readonly Pick<ChosenSetting, 'property' | 'attribute' | 'value'>[]
  /** Properties that hold data, with what they are for. */
  data: EmbedWidget['data']
  events: readonly string[]
  isFetching: boolean
}

function planOf({ widget, settings, keyId }: EmbedChoice, origin: string): Plan {
  const isFetching = keyId !== undefined
  return {
    tag: widget.tag,
    settings: [
      ...(isFetching
        ? [
            { property: 'apiBase', attribute: 'api-base', value: origin },
            { property: 'apiKey', attribute: 'api-key', value: keyPlace },
          ]
        : []),
      ...settings.filter(({ isSet }) => isSet),
    ],
    // With a key the tag asks for itself, and a token is all that the page gives.
    data: isFetching ? [] : widget.data.filter(({ name }) => name !== 'getToken'),
    events: widget.events.map(({ name }) => name),
    isFetching,
  }
}

const writers: Readonly<Record<EmbedChoice['language'], (plan: Plan) => string>> = {
  html: (plan) => {
    const lines = scriptLines(plan)
    const tag = open(plan.tag, plan.settings.map(htmlAttribute), '>', '')
    return [
      `${tag}</${plan.tag}>`,
      ...(lines.length === 0
        ? []
        : [
            '<script type="module">',
            `  const element = document.querySelector('${plan.tag}')`,
            ...indented(lines),
            '</script>',
          ]),
    ].join('\n')
  },
  js: (plan) =>
    [
      `const element = document.createElement('${plan.tag}')`,
      ...plan.settings.map(({ property, value }) => `element.${property} = ${literal(value)}`),
      ...scriptLines(plan),
      "document.querySelector('#place').append(element)",
    ].join('\n'),
  react: (plan) => {
    const lines = scriptLines(plan, ', { signal: page.signal }')
    const name = plan.tag.replace(/^hp|-(\w)/g, (_, letter: string | undefined) =>
      (letter ?? '').toUpperCase(),
    )
    const tag = (extra: readonly string[]) =>
      open(plan.tag, [...extra, ...plan.settings.map(jsxAttribute)], ' />', '  ')
    if (lines.length === 0) {
      return [`export function ${name}() {`, `  return ${tag([])}`, '}'].join('\n')
    }
    return [
      "import { useEffect, useRef } from 'react'",
      '',
      `export function ${name}() {`,
      '  const ref = useRef(null)',
      '  useEffect(() => {',
      '    const element = ref.current',
      '    const page = new AbortController()',
      ...indented(indented(lines)),
      '    return () => page.abort()',
      '  }, [])',
      `  return ${tag(['ref={ref}'])}`,
      '}',
    ].join('\n')
  },
  vue: (plan) => {
    const { data, events, isFetching } = plan
    const tag = open(
      plan.tag,
      [
        ...plan.settings.map(htmlAttribute),
        ...(isFetching ? [':get-token.prop="getToken"'] : []),
        ...events.map((name) => `@${name}="heard"`),
      ],
      ' />',
      '  ',
    )
    return [
      '<script setup>',
      "// In vite.config: compilerOptions: { isCustomElement: (tag) => tag.startsWith('hp-') }",
      ...(isFetching ? [`const getToken = ${askServer}`] : []),
      ...data.map(({ name, says }) => `// :${dashed(name)}.prop: ${says}`),
      ...(events.length > 0
        ? ['const heard = (event) => console.log(event.type, event.detail)']
        : []),
      '</script>',
      '',
      '<template>',
      `  ${tag}`,
      '</template>',
    ].join('\n')
  },
}

/** An address of the page's own server hands on what `POST embed-token` answered. */
const askServer = "async () => (await (await fetch('/holdpoint-token')).json()).token"

function scriptLines({ data, events, isFetching }: Plan, options = ''): string[] {
  return [
    ...(isFetching ? [`element.getToken = ${askServer}`] : []),
    ...data.map(({ name, says }) => `// element.${name}: ${says}`),
    ...events.map(
      (name) =>
        `element.addEventListener('${name}', (event) => console.log(event.detail)${options})`,
    ),
  ]
}

/** A tag on one line, or with a line for each attribute where that would be too long. */
function open(tag: string, attributes: readonly string[], end: string, indent: string): string {
  const line = [`<${tag}`, ...attributes].join(' ') + end
  return line.length <= 80
    ? line
    : [`<${tag}`, ...attributes.map((one) => `${indent}  ${one}`), indent + end.trim()].join('\n')
}

type Written = Pick<ChosenSetting, 'attribute' | 'value'>

function attributeValue({ value }: Pick<ChosenSetting, 'value'>): string {
  return value === true ? '' : String(value)
}

function htmlAttribute({ attribute, value }: Written): string {
  const text = String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return value === true ? attribute : `${attribute}="${text}"`
}

function jsxAttribute({ attribute, value }: Written): string {
  if (value === true) {
    // React 18 writes the attributes of a custom element as they are given.
    return `${attribute}=""`
  }
  const text = String(value)
  return /["&{}<>\\]/.test(text) ? `${attribute}={${literal(text)}}` : `${attribute}="${text}"`
}

function literal(value: ChosenSetting['value']): string {
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value)
}

function dashed(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
