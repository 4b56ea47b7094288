import {
  actionStatuses,
  actionStatusLabels,
  severityLabel,
  sqrHeaderGroups,
  sqrNcrStepLabels,
  sqrParts,
  sqrPhaseLabels,
  sqrVerdictLabels,
  type DeclaredFields,
  type DeclaredLines,
  type DeclaredValue,
  type SqrDetail,
  type SqrVerification,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import {
  textBlock,
  type PaperBlock,
  type PaperFact,
  type PaperItem,
  type PaperPart,
  type PaperTone,
  type RecordOnPaper,
} from '../../pdf/document.ts'
import type { MomentWords } from '../../pdf/moment-words.ts'
import { fieldInWords } from './sqr.line-words.ts'

/** A report on paper: its header and its parts as they are declared, and what follows from it. */
export function paperOfSqr(
  sqr: SqrDetail,
  when: MomentWords,
  { person }: Pick<PersonContext, 'person'>,
): RecordOnPaper {
  const { number, title, phase, status, reporter } = sqr
  const saying = { when, zone: person.timeZone }
  return {
    number,
    status: status.status,
    kind: 'Safety quality report',
    title,
    author: reporter.fullName,
    lines: [
      { text: `${number} · ${sqrPhaseLabels[phase]} since ${when(sqr.phaseSince)}` },
      { text: `Reported by ${reporter.fullName} · ${when(sqr.createdAt)}` },
    ],
    parts: [
      { title: 'Severity', blocks: severityBlocks(sqr) },
      ...sqrHeaderGroups.map(({ title: group, fields }) => ({
        title: group,
        blocks: headerBlocks(fields, sqr, saying),
      })),
      { title: 'Responsible party', blocks: verdictBlocks(sqr.responsiblePartyVerdict, when) },
      ...sqrParts.map((part) => linesPart(part, sqr, saying)),
      { title: 'Actions', blocks: sqr.linkedActions.map(actionBlock) },
      {
        title: 'Forms',
        blocks: sqr.forms.map(({ formName, title: form }) => join(formName, form)),
      },
      { title: 'Linked reports', blocks: linkBlocks(sqr) },
      { title: 'Look at', blocks: sqr.warnings.map(textBlock) },
      { title: 'Files', blocks: sqr.files.map(({ name }) => textBlock(name)) },
    ],
  }
}

const join = (...texts: string[]) => textBlock(texts.filter((text) => text !== '').join(' · '))

function severityBlocks({ severity, hours, ncrStep }: SqrDetail): PaperBlock[] {
  const isSerious = severity === 'level_2' || severity === 'level_3'
  const tone: PaperTone = isSerious ? 'alarm' : 'warn'
  const plates = severity === 'none' ? [] : [{ text: severityLabel(severity), tone }]
  return [
    ...(plates.length === 0 ? [] : [{ kind: 'plates' as const, plates }]),
    ...(hours === null ? [] : [textBlock(`Lost time: ${hours} h`)]),
    ...(ncrStep === null ? [] : [textBlock(`Non-conformance: ${sqrNcrStepLabels[ncrStep]}`)]),
  ]
}

type Values = Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>

type Saying = { when: MomentWords; zone: string }

/** The fields that are filled, by what they are called. */
function factsOf(
  fields: DeclaredFields,
  { values, words }: { values: Values; words: Words },
  { when, zone }: Saying,
): PaperFact[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    // What a record holds are the fields that it declares.
    const value = (values[name] ?? null) as DeclaredValue
    const isMoment = field.kind === 'moment' && typeof value === 'string' && value !== ''
    const text = isMoment ? when(value) : fieldInWords(field, value, words[name], zone)
    return text === null ? [] : [{ label: field.label, text }]
  })
}

function headerBlocks(
  { title: _onTop, ...fields }: DeclaredFields,
  { header: values, headerWords: words }: SqrDetail,
  saying: Saying,
): PaperBlock[] {
  return [{ kind: 'facts', facts: factsOf(fields, { values, words }, saying) }]
}

type Line = Values & { words: Words; verdict?: SqrVerification | null }

/** Each line is called by its first field that is filled. */
function linesPart(
  { name, title, fields }: DeclaredLines,
  sqr: SqrDetail,
  saying: Saying,
): PaperPart {
  const lines: readonly Line[] = sqr[name as (typeof sqrParts)[number]['name']]
  const items = lines.map((line, place): PaperItem => {
    const [first, ...others] = factsOf(fields, { values: line, words: line.words }, saying)
    const { verdict = null } = line
    return {
      label: `${place + 1}  ${first?.label ?? ''}`,
      text: first?.text ?? '',
      ...(verdict?.verdict === 'disputed' && { tone: 'warn' as const }),
      notes: [
        ...others.map(({ label, text }) => `${label}: ${text}`),
        ...(verdict === null ? [] : [verdictWords(verdict, saying.when)]),
      ],
    }
  })
  return { title, blocks: [{ kind: 'items', items }] }
}

function verdictBlocks(verdict: SqrVerification | null, when: MomentWords): PaperBlock[] {
  return verdict === null ? [] : [textBlock(verdictWords(verdict, when))]
}

function verdictWords({ verdict, person, at, note }: SqrVerification, when: MomentWords): string {
  const why = note === '' ? '' : `: ${note}`
  return `${sqrVerdictLabels[verdict]} by ${person.fullName}, ${when(at)}${why}`
}

function actionBlock(action: SqrDetail['linkedActions'][number]) {
  const { number, title, status, dueOn, assignees } = action
  const doing = assignees.map(({ fullName }) => fullName).join(', ')
  const known = actionStatuses.find((one) => one === status)
  const stands = known === undefined ? status : actionStatusLabels[known]
  return join(number, title, stands, `due ${dueOn}`, doing)
}

function linkBlocks({ parent, children }: SqrDetail): PaperBlock[] {
  return [
    ...(parent === null ? [] : [join('Below', parent.number, parent.title)]),
    ...children.map(({ number, title }) => join('Above', number, title)),
  ]
}
