import { allCalls, catalogue, type CallName } from '../catalogue.ts'
import { problems } from '../problems.ts'

/** The calls of the login host (spec 7); all others go to the main one. */
export const loginHostCalls = [
  'auth.login',
  'auth.signout',
  'auth.refreshToken',
  'auth.loginSettings',
] as const satisfies readonly CallName[]

const head = `// Made from the catalogue: UPDATE_DESCRIPTORS=1 npx vitest run packages/api/src/client/descriptors.test.ts\n`

/** The module of descriptors, as the catalogue says now. */
export function descriptorsDocument(): string {
  const names = new Set<string>(loginHostCalls)
  const constants = allCalls().map(({ name, method, path, isFile, summary }) => {
    const [area, verb] = name.split('.')
    const fields = [
      `method: '${method}'`,
      `path: '${path}'`,
      ...(isFile ? ['isFile: true'] : []),
      ...(names.has(name) ? [`host: 'login'`] : []),
    ]
    return `/** ${summary} */
export const ${exportNameOf(name)}: Descriptor<Catalogue['${area}']['${verb}']> = { ${fields.join(', ')} }\n`
  })
  const areas = Object.entries<Record<string, { name: string }>>({ ...catalogue }).map(
    ([area, calls]) => {
      const verbs = Object.entries(calls).map(
        ([verb, { name }]) => `    ${verb}: ${exportNameOf(name)},\n`,
      )
      return `  ${area}: {\n${verbs.join('')}  },\n`
    },
  )
  return `${head}import type { Catalogue } from '../catalogue.ts'
import type { Descriptor } from './descriptor.ts'

${constants.join('\n')}
/** All of them, by area and verb. */
export const descriptors = {
${areas.join('')}} as const
`
}

/** The module of problem names, as the table says now. */
export function problemNamesDocument(): string {
  return `${head}import type { ProblemName } from '../problems.ts'

const names = \`
${Object.keys(problems).join('\n')}
\`

/** Tells whether a name that came over the wire is one of ours, without the table of sentences. */
export function isKnownProblem(name: unknown): name is ProblemName {
  return typeof name === 'string' && names.trim().split('\\n').includes(name)
}
`
}

/** \`myForms.list\` is exported as \`myFormsList\`. */
export function exportNameOf(name: string): string {
  return name.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())
}
