import { catalogue, type NamedCall } from './catalogue.ts'
import { policyOf, type Policy, type Tie } from './policy.ts'
import { problems, type ProblemName } from './problems.ts'

const ties: Record<Tie, string> = {
  own: 'own',
  signer: 'as a listed signer',
  shared: 'shared with them',
  all: 'any',
}

/** Problems that any call can answer, so that no row needs to name them. */
const everyCall: readonly ProblemName[] = [
  'invalid_input',
  'malformed_body',
  'not_signed_in',
  'cross_site',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unexpected',
  'database_unavailable',
]

/** Problems that any call that writes can answer beside those. */
const everyWritingCall: readonly ProblemName[] = [
  'idempotency_mismatch',
  'still_running',
  'row_changed',
  'storage_full',
]

/** The catalogue as a page to read, made from the cards and the policy. */
export function catalogueDocument(): string {
  const areas = Object.entries(catalogue).map(([area, calls]): [string, readonly NamedCall[]] => [
    area,
    Object.values(calls),
  ])
  const count = areas.reduce((sum, [, calls]) => sum + calls.length, 0)
  return [
    '# Call catalogue',
    'Made from the cards and the policy of `packages/api`; a stale one fails the tests. After a change: `UPDATE_CATALOGUE=1 npx vitest run packages/api/src/catalogue-document.test.ts`.',
    `${count} calls, all under \`/api/v1\`. The input travels in the query for GET and DELETE, and in the body (JSON, urlencoded or multipart alike) for POST. Answers are the envelope \`{ status, message, content, errors, problem?, requestId }\`; status 222 is a refusal with reasons, and a call that is marked *file* answers the file itself.`,
    'A shape is *specified* when the specification names it, *decided* when it names the call and we chose the shape, and *named-only* when the call does not answer yet.',
    `Any call may answer ${namesOf(everyCall)}; a call that writes also ${namesOf(everyWritingCall)}. The last column names what else it may answer.`,
    ...areas.map(([area, calls]) => `## ${area}\n\n${tableOf(calls)}`),
    `## Problems\n\n${problemTable()}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function tableOf(calls: readonly NamedCall[]): string {
  const rows = calls.map((card) => [
    `\`${card.name}\``,
    card.method,
    `\`${card.path}\`${card.isFile ? ' *file*' : ''}`,
    card.summary,
    card.status,
    card.source,
    accessOf(policyOf(card.name)),
    namesOf(card.problems),
  ])
  return table(
    ['Call', 'Method', 'Path', 'What it does', 'Shape', 'Source', 'Who', 'Problems'],
    rows,
  )
}

function accessOf({ access, keys, records }: Policy): string {
  if (access === 'anyone') {
    return 'anyone'
  }
  const holding = keys.length === 0 ? '' : ` holding ${namesOf(keys)}`
  if (records.length === 0) {
    return `signed in${holding}`
  }
  const which = records.map(({ tie, keys: needed }) =>
    needed.length === 0 ? ties[tie] : `${ties[tie]} with ${namesOf(needed)}`,
  )
  return `signed in${holding}, for a record: ${which.join('; ')}`
}

function problemTable(): string {
  const rows = Object.entries(problems).map(([name, { status, message }]) => [
    `\`${name}\``,
    String(status),
    message,
  ])
  return table(['Name', 'Status', 'Sentence unless a more exact one is given'], rows)
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
