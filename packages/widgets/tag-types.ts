import ts from 'typescript'

/**
 * The types of a module as a page needs them: without what a class of a tag keeps for those that
 * extend it (how it draws, in React's types), so that tags have types where there is no React.
 */
export function ofTags(text: string): string {
  return withoutUnusedImports(withoutProtected(text))
}

type Range = readonly [start: number, end: number]

function withoutProtected(text: string): string {
  const ranges: Range[] = []
  for (const node of parsed(text).statements) {
    if (ts.isClassDeclaration(node)) {
      node.members
        .filter((member) => ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Protected)
        .forEach((member) => ranges.push([member.getFullStart(), member.getEnd()]))
    }
  }
  return cut(text, ranges)
}

function withoutUnusedImports(text: string): string {
  const file = parsed(text)
  const used = new Set<string>()
  const look = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      used.add(node.text)
    }
    ts.forEachChild(node, look)
  }
  file.statements.filter((node) => !ts.isImportDeclaration(node)).forEach(look)
  const isUnused = (name: ts.Identifier) => !used.has(name.text)
  return cut(
    text,
    file.statements.filter(ts.isImportDeclaration).flatMap((node): readonly Range[] => {
      const bindings = node.importClause?.namedBindings
      if (!bindings || !ts.isNamedImports(bindings)) {
        return []
      }
      const unused = bindings.elements.filter(({ name }) => isUnused(name))
      return unused.length === bindings.elements.length
        ? [[node.getFullStart(), node.getEnd()]]
        : []
    }),
  )
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true)
}

function cut(text: string, ranges: readonly Range[]): string {
  return ranges.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), text)
}
