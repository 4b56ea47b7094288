import {
  controlLevelLabels,
  isWorkStopped,
  jsaEnds,
  jsaPermitLabels,
  jsaShiftLabels,
  jsaStateLabels,
  signOnStatements,
  type Attendee,
  type JsaDetail,
  type JsaHazard,
  type RiskName,
} from '@holdpoint/api'
import {
  textBlock,
  type PaperBlock,
  type PaperFact,
  type PaperItem,
  type PaperSignature,
  type PaperTone,
  type RecordOnPaper,
} from '../../pdf/document.ts'
import type { MomentWords } from '../../pdf/moment-words.ts'
import { signedHow } from '../../records/signing.ts'

/** An analysis on paper, as a crew has it with them: the job, its hazards, who has signed on. */
export function paperOfJsa(jsa: JsaDetail, when: MomentWords): RecordOnPaper {
  const { number, title, status, author, revision, warnings } = jsa
  return {
    number,
    status: jsaStateLabels[status],
    kind: 'Job safety analysis',
    title,
    author: author.fullName,
    lines: [
      { text: `${number} · revision ${revision}` },
      { text: `Written by ${author.fullName} · begun ${when(jsa.createdAt)}` },
    ],
    parts: [
      { title: 'State of the work', tone: 'alarm', blocks: stateBlocks(jsa) },
      { title: 'The job', blocks: [{ kind: 'facts', facts: jobFacts(jsa, when) }] },
      { title: 'What has changed', blocks: jsa.changes.map(changeBlock) },
      { title: 'Look at before the work begins', blocks: warnings.map(textBlock) },
      { title: 'Hazards', blocks: [{ kind: 'items', items: jsa.hazards.map(hazardItem) }] },
      { title: 'Crew', blocks: crewBlocks(jsa, when) },
      { title: 'What was learnt', blocks: [textBlock(jsa.lessons ?? '')] },
      { title: 'Files', blocks: jsa.files.map(({ name }) => textBlock(name)) },
    ],
  }
}

function stateBlocks(jsa: JsaDetail): PaperBlock[] {
  if (!isWorkStopped(jsa)) {
    return []
  }
  return [
    { kind: 'plates', plates: [{ text: 'The work is stopped', tone: 'alarm' }] },
    textBlock(jsa.statusReason ?? ''),
  ]
}

const changeBlock = ({ revision, text }: JsaDetail['changes'][number]) =>
  textBlock(`Revision ${revision}: ${text}`)

function jobFacts(jsa: JsaDetail, when: MomentWords): PaperFact[] {
  return [
    { label: 'Work', text: jsa.description },
    { label: 'Begins', text: when(jsa.startsAt) },
    { label: 'Holds until', text: when(jsa.expiresAt) },
    { label: 'Shift', text: jsaShiftLabels[jsa.shift] },
    { label: 'Crew', text: jsa.crew?.name ?? '' },
    { label: 'Pad', text: jsa.pad?.name ?? '' },
    { label: 'Customer', text: jsa.customer?.name ?? '' },
    { label: 'Well', text: jsa.well },
    { label: 'Location', text: jsa.location },
    { label: 'Supervisor', text: jsa.supervisor?.fullName ?? '' },
    { label: 'Permits', text: jsa.permits.map((permit) => jsaPermitLabels[permit]).join(', ') },
    { label: 'Everybody wears', text: jsa.ppe },
    { label: 'Emergency', text: jsa.emergency },
    { label: 'Weather', text: jsa.weather },
    { label: 'At the same time', text: jsa.simops },
    { label: 'Copied from', text: jsa.clonedFrom?.number ?? '' },
    { label: 'Closed', text: when(jsa.closedAt) },
  ]
}

const tones: Readonly<Partial<Record<RiskName, PaperTone>>> = {
  High: 'warn',
  Severe: 'alarm',
  Unacceptable: 'alarm',
}

/** What a reader looks for first is the risk that stays. */
function hazardItem(hazard: JsaHazard, place: number): PaperItem {
  const { residualRiskName: residual } = hazard
  const tone = residual === null ? undefined : tones[residual]
  const plate = { text: `${residual ?? ''} risk with its controls`, tone: tone ?? 'warn' }
  return {
    label: hazard.step === '' ? `${place + 1}` : `${place + 1}  ${hazard.step}`,
    text: hazard.title,
    isStrong: true,
    ...(tone !== undefined && { tone, plates: [plate] }),
    notes: [
      hazard.description,
      `Risk without controls: ${riskWords(hazard.initialRiskName, hazard.initialRisk)}; with them: ${riskWords(residual, hazard.residualRisk)}`,
      ...hazard.controls.map(({ level, text }) => `${controlLevelLabels[level]}: ${text}`),
      ...(hazard.ppe === '' ? [] : [`Worn against it: ${hazard.ppe}`]),
      ...(hazard.stopTrigger === '' ? [] : [`Stop the work when: ${hazard.stopTrigger}`]),
    ],
  }
}

const riskWords = (name: RiskName | null, code: number | null) =>
  name === null || code === null ? 'not rated' : `${name} (${code})`

/** What was signed, in the words that it had then; for whoever has not signed, what they sign. */
const statementOf = (one: Attendee) =>
  one.statement ?? signOnStatements[one.signedLanguage ?? one.language]

function crewBlocks({ attendees: crew, status }: JsaDetail, when: MomentWords): PaperBlock[] {
  const isOver = jsaEnds.some((end) => end === status)
  return [
    ...[...new Set(crew.map(statementOf))].map((statement) =>
      textBlock(signedUnder(statement, crew)),
    ),
    { kind: 'signatures', signatures: crew.map((one) => signatureOf(one, when, isOver)) },
  ]
}

function signedUnder(statement: string, crew: readonly Attendee[]): string {
  const signers = crew.filter((one) => one.signedAt !== null && statementOf(one) === statement)
  return signers.length === 0
    ? statement
    : `“${statement}” Signed by ${signers.map(({ name }) => name).join(', ')}.`
}

function signatureOf(one: Attendee, when: MomentWords, isOver: boolean): PaperSignature {
  const told = [one.role, one.company, ...(one.isSSE ? [serviceWords(one)] : [])]
  const about = told.filter((words) => words !== '').join(', ')
  const left = one.leftAt === null ? '' : `; left ${when(one.leftAt)}`
  const words = `${one.name}${about === '' ? '' : ` (${about})`}: ${signedWords(one, when, isOver)}${left}`
  return { name: one.name, drawing: one.uploadId, words }
}

function serviceWords({ mentor }: Attendee): string {
  return mentor === null ? 'short service' : `short service, mentor ${mentor.fullName}`
}

function signedWords(one: Attendee, when: MomentWords, isOver: boolean): string {
  if (one.signedAt === null) {
    return isOver ? 'not signed' : 'not signed yet'
  }
  const witness = one.witness === null ? '' : `, on the device of ${one.witness.fullName}`
  const anew = isOver ? ', not signed anew' : ', to be signed anew'
  const older = one.isSigned || !one.isHere ? '' : anew
  return `signed revision ${one.signedRevision ?? 1} ${signedHow(one.signatureKind)}${witness}, ${when(one.signedAt)}${older}`
}
