import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { widgetFiles } from '../widget-files.ts'

// The React parts as their types and sentences tell of them.

const room = fileURLToPath(new URL('../', import.meta.url))
const src = `${room}src/`

type Prop = { name: string; type: string; says: string }

const childrenSay = 'The parts inside.'

/** A component of a widget. */
export type Part = { name: string; says: string; node: string; props: readonly Prop[] }

/** Something else that a widget's entry exports. */
type Helper = { name: string; says: string }

/** One entry of the package: its namespace of parts, and the hooks and functions beside it. */
export type PartsEntry = {
  entry: string
  namespace: string
  parts: readonly Part[]
  helpers: readonly Helper[]
}

/** Every entry with React parts. */
export function partsOfEntries(): readonly PartsEntry[] {
  const files = widgetFiles().flatMap(({ parts }) => parts)
  const { config } = ts.readConfigFile(`${room}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, room)
  const program = ts.createProgram(
    files.map((file) => src + file),
    options,
  )
  const checker = program.getTypeChecker()
  return files.map((file) => entryOf(file, program, checker))
}

function entryOf(file: string, program: ts.Program, checker: ts.TypeChecker): PartsEntry {
  const source = program.getSourceFile(src + file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) {
    throw new Error(`${file} exports nothing.`)
  }
  const exported = checker.getExportsOfModule(module).map((one) => unaliased(one, checker))
  const [namespace] = exported.filter(({ own }) => own.flags & ts.SymbolFlags.ValueModule)
  return {
    entry: file
      .replace(/\.ts$/, '')
      .replace('/index.', '/')
      .replace(/\/index$/, ''),
    namespace: namespace?.name ?? '',
    parts: namespace
      ? checker
          .getExportsOfModule(namespace.own)
          .map((one) => unaliased(one, checker))
          .filter(({ name, own }) => /^[A-Z]/.test(name) && own.flags & ts.SymbolFlags.Value)
          .map(({ name, own }) => partOf(name, own, checker))
          .toSorted((a, b) => Number(b.name === 'Root') - Number(a.name === 'Root'))
      : [],
    helpers: exported
      .filter(({ own }) => own.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))
      .map(({ name, own }) => ({ name, says: sentencesOf(own, checker) })),
  }
}

function unaliased(symbol: ts.Symbol, checker: ts.TypeChecker): { name: string; own: ts.Symbol } {
  const isAlias = symbol.flags & ts.SymbolFlags.Alias
  return { name: symbol.name, own: isAlias ? checker.getAliasedSymbol(symbol) : symbol }
}

function partOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Part {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const [given] = signature?.getParameters() ?? []
  const properties = given ? checker.getTypeOfSymbol(given).getProperties() : []
  const ref = properties.find((property) => property.name === 'ref')
  return {
    name,
    says: sentencesOf(symbol, checker),
    node: /HTML\w*Element/.exec(ref ? typeOf(ref, checker) : '')?.[0] ?? '',
    props: properties.filter(isOurs).map((property) => ({
      name: property.name,
      type: typeOf(property, checker),
      says: sentencesOf(property, checker) || (property.name === 'children' ? childrenSay : ''),
    })),
  }
}

/** Whether a prop is of a part and not of the node that it draws. */
function isOurs(property: ts.Symbol): boolean {
  return (property.declarations ?? []).some((one) => one.getSourceFile().fileName.startsWith(src))
}

function typeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return checker
    .typeToString(
      checker.getTypeOfSymbol(symbol),
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    )
    .replace(/ \| undefined$/, '')
}

function sentencesOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

/** The reference of the React parts for people. */
export function partsReference(entries: readonly PartsEntry[]): string {
  const lines = entries.map(
    ({ entry, namespace }) => `- [\`${namespace}\`](#${anchorOf(entry)}) of \`${entry}\``,
  )
  const head = `# The React parts

Made from the types and sentences of the parts by \`UPDATE_LISTS=1 HOLDPOINT_TEST_LONG=1 npx vitest run packages/widgets/test/parts-document\`. Each part draws one node, takes every prop of that node besides those named here, and hands it on with \`ref\`. A part that draws its child too takes \`asChild\`: it then puts its props on its only child and draws no node of its own.

${lines.join('\n')}
`
  return [head, ...entries.map(sectionOf)].join('\n')
}

const anchorOf = (entry: string) => entry.replaceAll('/', '')

function sectionOf({ entry, namespace, parts, helpers }: PartsEntry): string {
  return [
    `## ${entry}\n`,
    `\`import { ${namespace} } from '@holdpoint/widgets/${entry}'\`\n`,
    ...parts.map((part) => partSection(namespace, part)),
    helpers.length > 0
      ? `Beside them:\n\n${helpers.map(({ name, says }) => `- \`${name}\`: ${says}`).join('\n')}\n`
      : '',
  ]
    .filter((text) => text !== '')
    .join('\n')
}

function partSection(namespace: string, { name, says, node, props }: Part): string {
  const isWearable = props.some((prop) => prop.name === 'asChild')
  const own = props.filter((prop) => prop.name !== 'asChild')
  const rows = own.map((prop) => `| \`${prop.name}\` | ${asCode(prop.type)} | ${prop.says} |`)
  const table =
    rows.length > 0 ? `\n| Prop | Type | |\n| --- | --- | --- |\n${rows.join('\n')}\n` : ''
  const drawn = node === '' ? '' : ` Draws an \`${node}\`${isWearable ? ' or its child' : ''}.`
  return `### ${namespace}.${name}\n\n${says}${drawn}\n${table}`
}

function asCode(type: string): string {
  return `\`${type.replaceAll('|', '\\|')}\``
}
