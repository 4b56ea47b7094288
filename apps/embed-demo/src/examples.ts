import { type ComponentType } from 'react'
import { type Start } from './bench/preview-document.ts'
import { type PageScript, readPageScript } from './bench/page-script.ts'
import { type Readme, readReadme } from './readme.ts'

type ReactModule = { Example?: ComponentType }
type ElementModule = { start?: Start }

/** One folder of `examples/`: a widget as React and as a tag. */
export type Example = {
  name: string
  readme: Readme
  code: { html: string; react: string; vue: string; script: PageScript | undefined }
  /** Loaded apart, so that an example that fails fails alone. */
  loadReact: () => Promise<ComponentType>
  loadStart: (() => Promise<Start>) | undefined
}

// Vite reads these calls as they are written, so the options cannot be shared.
const reactModules = import.meta.glob<ReactModule>('./examples/*/react.tsx')
const elementModules = import.meta.glob<ElementModule>('./examples/*/element.js')
const texts = import.meta.glob<string>(
  './examples/*/{README.md,react.tsx,element.html,element.js,vue.vue}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The folders that are there, whole or not. */
const folders = [...new Set(Object.keys(texts).map((file) => file.split('/')[2] ?? ''))].sort()

/** Every example, in the order of their names. One that cannot be read says why on its own page. */
export const examples: readonly Example[] = folders.flatMap((name) => {
  const example = read(name)
  return 'problem' in example ? [] : [example]
})

/** What is wrong with the others, by name. */
export const brokenExamples: ReadonlyMap<string, string> = new Map(
  folders.flatMap((name): [string, string][] => {
    const example = read(name)
    return 'problem' in example ? [[name, example.problem]] : []
  }),
)

function read(name: string): Example | { problem: string } {
  try {
    return exampleOf(name)
  } catch (error) {
    return { problem: String(error) }
  }
}

function exampleOf(name: string): Example {
  const script = texts[`./examples/${name}/element.js`]
  return {
    name,
    readme: readReadme(fileOf(texts, name, 'README.md')),
    code: {
      html: fileOf(texts, name, 'element.html'),
      react: fileOf(texts, name, 'react.tsx'),
      vue: fileOf(texts, name, 'vue.vue'),
      script: script === undefined ? undefined : readPageScript(script),
    },
    loadReact: async () => {
      const { Example } = await fileOf(reactModules, name, 'react.tsx')()
      if (!Example) {
        throw new Error(`examples/${name}/react.tsx exports no component named Example.`)
      }
      return Example
    },
    loadStart: script === undefined ? undefined : () => startOf(name),
  }
}

async function startOf(name: string): Promise<Start> {
  const { start } = await fileOf(elementModules, name, 'element.js')()
  if (!start) {
    throw new Error(`examples/${name}/element.js exports no function named start.`)
  }
  return start
}

function fileOf<T>(files: Readonly<Record<string, T>>, name: string, file: string): T {
  const found = files[`./examples/${name}/${file}`]
  if (found === undefined) {
    throw new Error(`examples/${name} has no ${file}; an example is shown as React and as a tag.`)
  }
  return found
}
