/** What the schema of a definition says against it, as far as is needed to say it beside a field. */
export type Fault = { readonly path: readonly PropertyKey[]; readonly message: string }

// Fields whose names differ from what they write.
const fieldsOfPaths: readonly (readonly [path: RegExp, field: string])[] = [
  [/^media\.max$/, 'photoMax'],
  [/^(visible|required)(\..*)?$/, '$1Rule'],
  [/^calc(\..*)?$/, 'calc'],
  [/^on\.(\d+)\.when(\..*)?$/, 'on[$1].rule'],
  [/^validate\.(\d+)\.rule(\..*)?$/, 'validate[$1].rule'],
  [/^workflow\.approvals\.(\d+)\.condition(\..*)?$/, 'approvals[$1].rule'],
  [/^workflow\.(approvals|signatures)\.(\d+)\.(.+)$/, '$1[$2].$3'],
  [/^score\.bands\.(\d+)\.(.+)$/, 'bands[$1].$2'],
  [/^(?:score|scoring)\.(.+)$/, '$1'],
  // A text has one field for the language that the form is written in.
  [/^(.*\.)?(label|title|hint|intro|message)\..+$/, '$1$2'],
]

/**
 * What is wrong with the shape of a definition, by the field of the form that wrote it; what no field
 * of it wrote is said of the whole, so that nothing is refused in silence.
 */
export function faultsOf(
  faults: readonly Fault[],
  fields: ReadonlySet<string>,
): Record<string, string> {
  const said: Record<string, string> = {}
  for (const { path, message } of faults) {
    const inItem = path
      .map(String)
      .join('.')
      .replace(/^(?:items\.\d+\.)+/, '')
    const field = fieldOf(inItem)
    const where = fields.has(field) ? field : ''
    said[where] ??= where === '' ? `${path.map(String).join('.')}: ${message}` : message
  }
  return said
}

function fieldOf(path: string): string {
  const known = fieldsOfPaths.find(([pattern]) => pattern.test(path))
  const named = known === undefined ? path : path.replace(known[0], known[1])
  return named.replace(/\.(\d+)(?=\.|$)/gu, '[$1]')
}
