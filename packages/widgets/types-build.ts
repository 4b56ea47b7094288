import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { ofTags } from './tag-types.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const src = `${here}src/`
const contract = fileURLToPath(new URL('../api/src/', import.meta.url))
const dist = `${here}dist/`

/**
 * Writes the types of these sources, and of all that they name, beside the modules: a file each, as
 * the compiler tells them, for ES modules and for CommonJS. Types of the contract come along, since
 * the package names no other of ours.
 */
export function buildTypes(entries: readonly string[]): void {
  const program = ts.createProgram(
    entries.map((file) => `${src}${file}`),
    compilerOptions(),
  )
  const homes = homesOfWords(program)
  const done = new Set<string>()
  const follow = (source: string) => {
    if (done.has(source)) {
      return
    }
    done.add(source)
    const named: string[] = []
    const text = straightToWords(ofTags(declarationOf(program, source)), homes)
    write(source, 'js', renamed(text, source, program, 'js', named))
    write(source, 'cjs', renamed(text, source, program, 'cjs', []))
    named.forEach(follow)
  }
  entries.forEach((file) => follow(resolve(src, file)))
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${here}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, here)
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Found by path, the contract is no library, whose types would not be told.
    paths: { '@holdpoint/api/*': [`${contract}*.ts`] },
  }
}

function declarationOf(program: ts.Program, source: string): string {
  let text: string | undefined
  const { diagnostics } = program.emit(
    program.getSourceFile(source),
    (_, written) => (text = written),
    undefined,
    true,
  )
  if (text === undefined || diagnostics.length > 0) {
    const why = diagnostics.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    )
    throw new Error(`The types of ${source} cannot be told. ${why.join('\n')}`)
  }
  return text
}

/** The module of the contract that defines each word of the vocabulary. */
function homesOfWords(program: ts.Program): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker()
  const list = program.getSourceFile(`${contract}vocabulary.ts`)
  const symbol = list && checker.getSymbolAtLocation(list)
  const words = symbol ? checker.getExportsOfModule(symbol) : []
  return new Map(
    words.map((word) => {
      const own = word.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(word) : word
      const file = own.declarations?.[0]?.getSourceFile().fileName ?? ''
      return [word.name, relative(contract, file).replace(/\.ts$/, '')]
    }),
  )
}

/** The list of all words would bring every module of it, schemas too. */
function straightToWords(text: string, homes: ReadonlyMap<string, string>): string {
  return text.replace(
    /^(import|export) \{([^}]*)\} from '@holdpoint\/api\/vocabulary';$/gm,
    (_, kind: string, words: string) =>
      words
        .split(',')
        .map((word) => word.trim())
        .map((word) => {
          const home = homes.get(word.replace(/^type /, '').split(' ')[0] ?? '')
          return `${kind} { ${word} } from '@holdpoint/api/${home}';`
        })
        .join('\n'),
  )
}

/** Modules of ours by where they are written to; `named` gets the sources of those. */
function renamed(
  text: string,
  source: string,
  program: ts.Program,
  suffix: 'js' | 'cjs',
  named: string[],
): string {
  const file = ts.createSourceFile(source, text, ts.ScriptTarget.Latest, true)
  const places: { start: number; end: number; to: string }[] = []
  const look = (node: ts.Node) => {
    if (ts.isStringLiteral(node) && isSpecifier(node)) {
      const { resolvedModule } = ts.resolveModuleName(
        node.text,
        source,
        program.getCompilerOptions(),
        ts.sys,
      )
      const target = resolvedModule && ts.sys.realpath?.(resolvedModule.resolvedFileName)
      if (target !== undefined && isOurs(target)) {
        named.push(target)
        const to = relative(dirname(placeOf(source)), placeOf(target)).replaceAll('\\', '/')
        places.push({
          start: node.getStart() + 1,
          end: node.getEnd() - 1,
          to: `${to.startsWith('.') ? '' : './'}${to}.${suffix}`,
        })
      }
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return places.reduceRight(
    (written, { start, end, to }) => written.slice(0, start) + to + written.slice(end),
    text,
  )
}

function isSpecifier({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  )
}

const isOurs = (file: string) => file.startsWith(src) || file.startsWith(contract)

/** Where the types of a source lie, without the suffix. */
function placeOf(source: string): string {
  const stem = source.replace(/\.tsx?$/, '')
  return source.startsWith(src)
    ? `${dist}${stem.slice(src.length)}`
    : `${dist}contract/${stem.slice(contract.length)}`
}

function write(source: string, suffix: 'js' | 'cjs', text: string): void {
  const place = `${placeOf(source)}.d.${suffix === 'js' ? 'ts' : 'cts'}`
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
}
