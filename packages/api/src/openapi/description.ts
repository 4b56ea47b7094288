import type { NamedCall } from '../catalogue.ts'
import { scopesOf } from '../policy.ts'
import type { Access, Policy, RecordRule } from '../policy-row.ts'
import type { Tie } from '../tie.ts'
import { serverScopeNames } from '../vocabulary/embed-scopes.ts'
import { rateClasses } from '../rate-classes.ts'
import { callNotes } from './words.ts'

/** What a caller needs to know of a call, as Markdown; where its shape comes from stands last. */
export function descriptionOf(card: NamedCall, policy: Policy): string {
  const origin = `*${shapes[card.status]} (${card.source}).*`
  const { burst, perSecond } = rateClasses[card.rate]
  const scopes = scopesOf(card.name)
  const ofPages = scopes.filter((scope) => !serverScopeNames.some((name) => name === scope))
  return [
    [whoMay(policy), ...(policy.record === null ? [] : [whichOf(policy.record)])].join(' '),
    callNotes[card.name],
    [
      `At most ${burst} calls at once and ${perSecond} a second after that (class \`${card.rate}\`).`,
      policy.access === 'host'
        ? `The key needs the scope ${inCode(scopes)}.`
        : ofPages.length > 0
          ? `Open to pages of other sites by the scope ${inCode(ofPages)}.`
          : 'Not open to pages of other sites.',
    ].join(' '),
    origin,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' or ')

const shapes: Readonly<Record<NamedCall['status'], string>> = {
  specified: 'The specification shows this shape',
  decided: 'The specification names this call, and its shape is our decision',
}

const openTo: Readonly<Record<Access, string>> = {
  anyone: 'For anyone',
  signedIn: 'For people who are signed in',
  host: 'For the server of another site, by the secret of its API key',
}

function whoMay({ access, keys }: Policy): string {
  return keys.length === 0 ? `${openTo[access]}.` : `${openTo[access]} and hold ${anyOf(keys)}.`
}

const things: Readonly<Record<RecordRule['kind'], string>> = {
  myForm: 'entry',
  deletedForm: 'deleted entry',
  myFormComment: 'comment',
  person: 'person',
  permissionGroup: 'permission group',
  savedFilter: 'filter',
  apiKey: 'API key',
  webhook: 'webhook',
  action: 'action',
  approvalDelegation: 'delegation',
  topic: 'topic',
  topicPost: 'question or answer',
  message: 'message',
  sds: 'safety data sheet',
  sdsKiosk: 'key of a kiosk',
  library_file: 'file of the library',
  masterHazard: 'hazard of the library',
  jsa: 'job safety analysis',
  loto: 'lockout',
  lotoTemplate: 'lockout template',
  formType: 'form type',
  form: 'form',
  formSchedule: 'form schedule',
  inquiry: 'inquiry',
  category: 'category',
  sqr: 'safety quality report',
  qualification: 'qualification',
  trainingRecord: 'record of training',
  report: 'report',
}

const tied: Readonly<Record<Tie, string>> = {
  own: 'your own',
  signer: 'one that you are listed to sign or approve',
  assignee: 'one that you have to do',
  verifier: 'one that you verify',
  team: 'one that somebody of your team has to do',
  formOwner: 'one that was handed in on a form of yours',
  named: 'one that names you',
  shared: 'one that was shared with you',
  left: 'one of somebody who works here no more',
  all: 'any of your organisation',
}

/** What one's own is called, where it is more than a possession. */
const owned: Readonly<Partial<Record<RecordRule['kind'], string>>> = {
  person: 'yourself',
  deletedForm: 'one that you deleted',
}

function whichOf({ kind, ties, foreign }: RecordRule): string {
  const isAnyOpen = ties.some(({ tie, keys }) => tie === 'all' && keys.length === 0)
  const ways = ties.map(({ tie, keys }) => {
    const way = tie === 'own' ? (owned[kind] ?? tied.own) : tied[tie]
    return keys.length === 0 ? way : `with ${anyOf(keys)} ${way}`
  })
  const open = isAnyOpen ? tied.all : joined(ways)
  return `The ${things[kind]} that it names must be ${open}; another one answers \`${foreign}\`, as one that does not exist does.`
}

function anyOf(keys: readonly string[]): string {
  return joined(keys.map((key) => `\`${key}\``))
}

function joined(ways: readonly string[]): string {
  const last = ways.at(-1) ?? ''
  return ways.length < 2 ? last : `${ways.slice(0, -1).join(', ')} or ${last}`
}
