import {
  problemsOfAccess,
  problemsOfBodies,
  problemsOfEveryCall,
  problemsOfRepeatableCalls,
  problemsOfWritingCalls,
} from './call-problems.ts'
import { catalogue, type NamedCall } from './catalogue.ts'
import { areaDescriptions } from './openapi/introduction.ts'
import { ownPermissions, specifiedPermissions, type PermissionKey } from './permissions.ts'
import { embedScopes, policyOf, scopesOf } from './policy.ts'
import type { Access, Policy } from './policy-row.ts'
import type { Tie } from './tie.ts'
import { problems } from './problems.ts'
import { rateClasses } from './rate-classes.ts'

const ties: Record<Tie, string> = {
  own: 'own',
  signer: 'as a listed signer',
  assignee: 'theirs to do',
  verifier: 'theirs to verify',
  team: 'their team’s',
  formOwner: 'of a form of theirs',
  named: 'that names them',
  shared: 'shared with them',
  left: 'of somebody who has left',
  all: 'any',
}

const accesses: Record<Access, string> = {
  anyone: 'anyone',
  signedIn: 'signed in',
  host: 'the server of another site',
}

/** The catalogue as a page to read, made from the cards and the policy. */
export function catalogueDocument(): string {
  const areas = Object.entries(catalogue).map(([area, calls]): [string, readonly NamedCall[]] => [
    area,
    Object.values(calls),
  ])
  const all = areas.flatMap(([, calls]) => calls)
  return [
    '# Call catalogue',
    'Made from the cards and the policy of `packages/api`; a stale one fails the tests. After a change: `UPDATE_CATALOGUE=1 npx vitest run packages/api/src/catalogue-document.test.ts`. The same catalogue is served as OpenAPI at `/api/openapi.json` and to read at `/api/docs`.',
    `${all.length} calls, all under \`/api/v1\`. The input travels in the query for GET and DELETE, and in the body (JSON, urlencoded or multipart alike) for POST. Answers are the envelope \`{ status, message, content, errors, problem?, requestId }\`; status 222 is a refusal with reasons, and a call that is marked *file* answers the file itself.`,
    'A shape is *specified* when the specification shows it, and *decided* when it names the call and we chose the shape.',
    '**Sending twice.** Every call that writes (POST and DELETE) for somebody who is signed in takes an `Idempotency-Key`: the same key with the same content answers what the first one answered, and nothing is written twice. **Editing together.** A call marked `If-Match` takes the row version that the edit was based on, and answers `row_changed` when somebody was faster. Both are honoured when sent and never demanded.',
    '**Records.** Where a call names a record, the column *Who* says by which tie it opens, and what a record that stays shut answers: one that does not exist answers the same.',
    `**Problems.** Any call may answer ${namesOf(problemsOfEveryCall)}; one for people who are signed in also ${namesOf(problemsOfAccess.signedIn)}; one for hosts also ${namesOf(problemsOfAccess.host)}; one with a body also ${namesOf(problemsOfBodies)}; one that writes also ${namesOf(problemsOfWritingCalls)}, and where it takes an idempotency key ${namesOf(problemsOfRepeatableCalls)}. An address answers \`method_not_allowed\` to methods that it does not have. The last column names what else a call may answer.`,
    `## Rate classes\n\nEach caller has an allowance for each class. Beyond it a call answers \`too_many_requests\` with the seconds to wait in \`Retry-After\`.\n\n${rateTable()}`,
    `## Scopes\n\nWhat a page of another site may be given; every other call stays closed to it, whatever its person holds.\n\n${scopeTable()}`,
    `## Permission keys\n\nWhat a person may hold.\n\n${keyTable()}`,
    ...areas.map(([area, calls]) => areaSection(area, calls)),
    `## Problems\n\n${problemTable()}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function areaSection(area: string, calls: readonly NamedCall[]): string {
  return [
    `## ${area}`,
    ...(areaDescriptions[area] === undefined ? [] : [areaDescriptions[area]]),
    callTable(calls),
  ].join('\n\n')
}

function callTable(calls: readonly NamedCall[]): string {
  const rows = calls.map((card) => [
    `\`${card.name}\``,
    card.method,
    `\`${card.path}\`${card.isFile ? ' *file*' : ''}`,
    card.summary,
    card.status,
    card.source,
    accessOf(policyOf(card.name)),
    card.takesRowVersion ? `${card.rate}, \`If-Match\`` : card.rate,
    namesOf(scopesOf(card.name)),
    namesOf(card.problems),
  ])
  const head = ['Call', 'Method', 'Path', 'What it does', 'Shape', 'Source', 'Who']
  return table([...head, 'Rate', 'Scopes', 'Problems'], rows)
}

function accessOf({ access, keys, record }: Policy): string {
  const who = accesses[access]
  const holding = keys.length === 0 ? '' : ` holding ${namesOf(keys)}`
  if (record === null) {
    return `${who}${holding}`
  }
  const which = record.ties.map(({ tie, keys: needed }) =>
    needed.length === 0 ? ties[tie] : `${ties[tie]} with ${namesOf(needed)}`,
  )
  return `${who}${holding}; ${record.kind}: ${which.join(', ')}; else \`${record.foreign}\``
}

function rateTable(): string {
  const rows = Object.entries(rateClasses).map(([name, { burst, perSecond }]) => [
    name,
    String(burst),
    String(perSecond),
  ])
  return table(['Class', 'At once', 'And each second'], rows)
}

function keyTable(): string {
  const features = Object.entries({ ...specifiedPermissions, ...ownPermissions })
  const rows = features.map(([feature, deeds]) => {
    const keys: readonly PermissionKey[] = Object.values<readonly PermissionKey[]>(deeds).flat()
    return [feature, namesOf(keys)]
  })
  return table(['Feature', 'Keys'], rows)
}

function scopeTable(): string {
  const rows = Object.entries(embedScopes).map(([scope, opened]) => [
    `\`${scope}\``,
    namesOf(opened),
  ])
  return table(['Scope', 'Calls'], rows)
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
