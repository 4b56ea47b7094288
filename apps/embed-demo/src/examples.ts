import { type ComponentType } from 'react'
import { type Readme, readReadme } from './readme.ts'

/** One folder of `examples/`: a widget as React and as a tag. */
export type Example = {
  name: string
  readme: Readme
  react: { Example: ComponentType; code: string }
  element: { code: string }
}

type ReactModule = { Example?: ComponentType }

// Vite reads these calls as they are written, so the options cannot be shared.
const modules = import.meta.glob<ReactModule>('./examples/*/react.tsx', { eager: true })
const reactCode = import.meta.glob<string>('./examples/*/react.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const elementCode = import.meta.glob<string>('./examples/*/element.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const readmes = import.meta.glob<string>('./examples/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every example, in the order of their names. A folder that lacks a file stops the sandbox. */
export const examples: readonly Example[] = Object.keys(readmes)
  .map((file) => file.split('/')[2] ?? '')
  .map((name) => ({
    name,
    readme: readReadme(fileOf(readmes, name, 'README.md')),
    react: {
      Example: componentOf(name),
      code: fileOf(reactCode, name, 'react.tsx'),
    },
    element: { code: fileOf(elementCode, name, 'element.html') },
  }))

function componentOf(name: string): ComponentType {
  const { Example } = fileOf(modules, name, 'react.tsx')
  if (!Example) {
    throw new Error(`examples/${name}/react.tsx exports no component named Example.`)
  }
  return Example
}

function fileOf<T>(files: Readonly<Record<string, T>>, name: string, file: string): T {
  const found = files[`./examples/${name}/${file}`]
  if (found === undefined) {
    throw new Error(`examples/${name} has no ${file}; an example is shown as React and as a tag.`)
  }
  return found
}
