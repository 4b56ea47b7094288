import {
  calledOf,
  lotoEnergyLabels,
  lotoLiveStates,
  lotoPointStateLabels,
  lotoReadWords,
  lotoRoleLabels,
  lotoStateLabels,
  lotoWantedWords,
  type LotoAuthorization,
  type LotoDetail,
  type LotoStep,
  type PersonLine,
} from '@holdpoint/api'
import {
  textBlock,
  type PaperBlock,
  type PaperFact,
  type PaperItem,
  type RecordOnPaper,
} from '../../pdf/document.ts'
import type { MomentWords } from '../../pdf/moment-words.ts'
import { signedHow } from '../../records/signing.ts'

/** A lockout on paper: the machine, each point with its locks and readings, who works under it. */
export function paperOfLoto(loto: LotoDetail, when: MomentWords): RecordOnPaper {
  const { number, title, status, author, template, authorizations: people } = loto
  return {
    number,
    status: lotoStateLabels[status],
    kind: 'Lockout and tagout',
    title,
    author: author.fullName,
    lines: [
      { text: `${number} · from ${template.code}, revision ${template.revision}` },
      { text: `Written by ${author.fullName} · begun ${when(loto.createdAt)}` },
    ],
    parts: [
      { title: 'State of the machine', tone: 'alarm', blocks: stateBlocks(loto) },
      { title: 'The job', blocks: [{ kind: 'facts', facts: jobFacts(loto, when) }] },
      { title: 'Look at', blocks: loto.warnings.map(textBlock) },
      {
        title: 'Points',
        blocks: [{ kind: 'items', items: loto.steps.map((point) => pointItem(point, when)) }],
      },
      { title: 'Who works under it, and who is told', blocks: peopleBlocks(people, when) },
      {
        title: 'Shut-down, proof and restoration',
        blocks: [{ kind: 'facts', facts: steps(loto) }],
      },
    ],
  }
}

/** What a paper beside a machine must not leave out. */
function stateBlocks(loto: LotoDetail): PaperBlock[] {
  const { status, statusReason, lockedCount, pointCount, peopleCount } = loto
  if (!lotoLiveStates.some((live) => live === status)) {
    return []
  }
  const points = `${lockedCount} of ${pointCount} points locked or tagged`
  const people = peopleCount === 1 ? '1 personal lock on' : `${peopleCount} personal locks on`
  const text =
    status === 'test_mode'
      ? `In test, the machine may have energy: ${points}`
      : `Out of service: ${points}, ${people}`
  return [{ kind: 'plates', plates: [{ text, tone: 'alarm' }] }, textBlock(statusReason ?? '')]
}

function jobFacts(loto: LotoDetail, when: MomentWords): PaperFact[] {
  const { asset } = loto
  return [
    { label: 'Machine', text: asset === null ? '' : `${asset.code} ${asset.name}` },
    { label: 'Kind', text: loto.equipmentCategory },
    { label: 'Pad', text: loto.pad?.name ?? '' },
    { label: 'Location', text: loto.location },
    { label: 'Why', text: loto.reason },
    { label: 'What the template is for', text: loto.purpose },
    { label: 'In the lead', text: loto.primary?.fullName ?? '' },
    { label: 'Lock box', text: loto.lockbox },
    { label: 'Planned from', text: when(loto.plannedStart) },
    { label: 'Planned until', text: when(loto.plannedEnd) },
    { label: 'Who is told', text: loto.notify },
    { label: 'Everybody wears', text: loto.ppe },
    { label: 'Work order', text: loto.workOrder?.name ?? '' },
    { label: 'Job safety analysis', text: loto.jsa?.name ?? '' },
    { label: 'Verified', text: when(loto.verifiedAt) },
    { label: 'Handed over', text: times(loto.handoverCount) },
    { label: 'Tested', text: times(loto.testCount) },
    { label: 'Locks of the absent removed', text: times(loto.absentCount) },
    { label: 'Given back', text: when(loto.restoredAt) },
  ]
}

function times(count: number): string {
  return count === 0 ? '' : count === 1 ? 'once' : `${count} times`
}

function steps({ shutdownSteps, verification, restorationSteps }: LotoDetail): PaperFact[] {
  return [
    { label: 'Shut-down', text: shutdownSteps },
    { label: 'Proof', text: verification },
    { label: 'Restoration', text: restorationSteps },
  ]
}

function pointItem(point: LotoStep, when: MomentWords): PaperItem {
  const { pointTag, device, state, unit } = point
  const isUnmet = point.isReadingMet === false
  const read = `${point.reading} ${unit}`.trim()
  const wanted = lotoWantedWords(point)
  return {
    label: `${pointTag} · ${lotoEnergyLabels[point.energyType]}${after(' ', point.magnitude)}`,
    text: `${device}${after(', ', point.location)}: ${lotoPointStateLabels[state]}`,
    isStrong: true,
    ...(isUnmet && {
      tone: 'alarm' as const,
      plates: [{ text: `Reads ${read}, must read ${wanted}`, tone: 'alarm' as const }],
    }),
    notes: [
      ...said('How', point.method),
      ...said('Stored energy', point.storedEnergy),
      ...said('Zero is shown by', point.verification),
      ...(wanted === '' ? [] : [`Must read ${wanted}`]),
      ...said('Put back', point.restoration),
      ...said(point.lockNumbers.length === 1 ? 'Lock' : 'Locks', point.lockNumbers.join(', ')),
      ...said('Tag', point.tagNumber),
      ...by('Locked', point.lockedBy, point.lockedAt, when),
      ...held(point),
      ...by('Energy released', point.releasedBy, point.releasedAt, when),
      ...(point.reading === '' || isUnmet ? [] : [`Reads ${lotoReadWords(point)}`]),
      ...by('At zero', point.verifiedBy, point.verifiedAt, when),
      ...by('Lock removed', point.removedBy, point.removedAt, when),
    ],
    photos: [...point.media, ...point.photos].map(({ uploadId, name }) => ({
      ...{ uploadId, name, of: pointTag },
    })),
  }
}

const after = (sign: string, text: string) => (text === '' ? '' : `${sign}${text}`)
const said = (what: string, text: string) => (text === '' ? [] : [`${what}: ${text}`])

function by(what: string, who: PersonLine | null, at: string | null, when: MomentWords): string[] {
  return at === null ? [] : [`${what}${who === null ? '' : ` by ${who.fullName}`}, ${when(at)}`]
}

/** Whose locks they are, where that is not who put them on. */
function held({ state, holder, lockedBy }: LotoStep): string[] {
  const isOn = state !== 'open' && state !== 'removed'
  return isOn && holder !== null && holder.personId !== lockedBy?.personId
    ? [`Held by ${holder.fullName}`]
    : []
}

function peopleBlocks(people: readonly LotoAuthorization[], when: MomentWords): PaperBlock[] {
  const statements = people.flatMap(statementsOf)
  return [
    ...[...new Set(statements)].map((statement) => textBlock(signedUnder(statement, people))),
    {
      kind: 'signatures',
      signatures: people.flatMap((one) => [
        { name: calledOf(one), drawing: one.uploadId, words: personWords(one, when) },
        ...(one.offUploadId === null
          ? []
          : [{ name: calledOf(one), drawing: one.offUploadId, words: offWords(one, when) }]),
      ]),
    },
  ]
}

/** What somebody signed as they came, and as they took their lock off. */
const statementsOf = ({ statement, offStatement }: LotoAuthorization) =>
  [statement, offStatement].filter((words) => words !== null)

/** What was signed, in the words that it had then, and by whom. */
function signedUnder(statement: string, people: readonly LotoAuthorization[]): string {
  const names = people.filter((one) => statementsOf(one).includes(statement))
  return `“${statement}” Signed by ${names.map(calledOf).join(', ')}.`
}

function personWords(one: LotoAuthorization, when: MomentWords): string {
  const { role, lockNumber, signedAt, lockedAt, unlockedAt, removedBy, witness } = one
  const how = signedHow(one.signatureKind)
  const onDevice = witness === null ? '' : `, on the device of ${witness.fullName}`
  const signed =
    signedAt === null ? 'not signed yet' : `signed ${how}${onDevice}, ${when(signedAt)}`
  const off = unlockedAt === null ? '' : `lock ${lockNumber} off ${when(unlockedAt)}`
  const told = [
    signed,
    ...(lockedAt === null ? [] : [`lock ${lockNumber} on ${when(lockedAt)}`]),
    ...(off === '' ? [] : [removedBy === null ? off : `${off}, removed by ${removedBy.fullName}`]),
  ]
  return `${calledOf(one)} (${lotoRoleLabels[role]}): ${told.join('; ')}`
}

/** That somebody without an account signed as they took their lock off. */
function offWords(one: LotoAuthorization, when: MomentWords): string {
  const onDevice = one.offWitness === null ? '' : `, on the device of ${one.offWitness.fullName}`
  return `${calledOf(one)}: took lock ${one.lockNumber} off, signed by hand${onDevice}, ${when(one.unlockedAt)}`
}
