import { statusLabel } from '@holdpoint/api'
import {
  answerWords,
  byInstance,
  drawnBackground,
  marksWords,
  type ReportLine,
  type ReportPart,
  type Signature,
} from '@holdpoint/forms'
import type {
  PaperBlock,
  PaperItem,
  PaperPart,
  PaperSignature,
  RecordOnPaper,
} from '../../../pdf/document.ts'
import type { MomentWords } from '../../../pdf/moment-words.ts'
import { signedHow } from '../../../records/signing.ts'
import type { EntryPaper, PaperSigner, PaperSubForm } from './entry-paper.ts'
import { scorePart } from './paper-score.ts'

/** An entry on paper; moments are of the place of work. */
export function paperOfEntry(about: EntryPaper, when: MomentWords): RecordOnPaper {
  const { entry, title, lang, report, signers, subForms } = about
  const submitted =
    entry.submitted_at === null ? 'not submitted' : `submitted ${when(entry.submitted_at)}`
  return {
    number: entry.number,
    status: statusLabel(entry.status),
    kind: entry.form_type_name,
    title,
    author: entry.submitter_name,
    lines: [
      { text: `${entry.number} · version ${entry.form_version}` },
      { text: `${entry.submitter_name} · started ${when(entry.started_at)} · ${submitted}` },
      { text: entry.form_title_answer ?? '', isStrong: true },
    ],
    parts: [
      scorePart(about),
      ...report.parts.map((part) => partOf(part, when, lang)),
      { title: 'Sub-forms', blocks: subForms.map(subFormBlock) },
      { title: 'Signatures and approvals', blocks: signerBlocks(signers, when) },
    ],
  }
}

function partOf(part: ReportPart, when: MomentWords, lang: string): PaperPart {
  return {
    title: part.isHeader ? 'Details' : part.title,
    ...(part.hasFailed && { tone: 'alarm' as const }),
    blocks: [
      ...percentBlocks(part),
      ...byInstance(part.lines).flatMap(({ title, lines }): PaperBlock[] => [
        ...(title === '' ? [] : [{ kind: 'text' as const, text: title, isStrong: true }]),
        { kind: 'items', items: lines.map((line) => itemOf(line, when, lang)) },
      ]),
    ],
  }
}

function percentBlocks({ percent, hasFailed }: ReportPart): PaperBlock[] {
  if (percent === null) {
    return []
  }
  return hasFailed
    ? [{ kind: 'plates', plates: [{ text: `Section failed: ${percent} %`, tone: 'alarm' }] }]
    : [{ kind: 'text', text: `${percent} %`, isStrong: true }]
}

function itemOf(line: ReportLine, when: MomentWords, lang: string): PaperItem {
  const words = answerWords(lang)
  const { isCriticalFailure, isAdverse, isFlagged, signature, sketch, note } = line
  const isOpen = line.text === '' && signature === null
  const text = signature === null ? line.text || words.unanswered : words.signed
  const isAlarming = isCriticalFailure || isAdverse
  return {
    label: line.number === '' ? line.label : `${line.number}  ${line.label}`,
    // What went wrong stands on a plate whole; other answers may be too long for one.
    text: isAdverse ? '' : text,
    isOpen,
    ...((isAlarming || isFlagged) && { tone: isAlarming ? ('alarm' as const) : ('warn' as const) }),
    plates: [
      ...(isAdverse ? [{ text: line.text, tone: 'alarm' } as const] : []),
      ...(isCriticalFailure ? [{ text: 'Critical failure', tone: 'alarm' } as const] : []),
      ...(isFlagged ? [{ text: 'Flagged', tone: 'warn' } as const] : []),
    ],
    notes: note === '' ? [] : [words.noted(note)],
    ...(signature !== null && {
      signature: drawnBy(
        signature,
        `Signed ${signedHow(signature.kind)} by ${signature.name}, ${when(signature.at)}: ${line.label}`,
      ),
    }),
    ...(sketch !== null && {
      sketch: {
        on: drawnBackground(sketch.background, lang),
        ...{ drawn: sketch.marks, words: line.text },
      },
    }),
    photos: line.photos.map(({ uploadId, name, marked }) => ({
      ...{ uploadId, name, of: line.label },
      ...(marked !== undefined &&
        marked.marks.length > 0 && {
          marks: { drawn: marked.marks, words: marksWords(marked, lang) },
        }),
    })),
  }
}

const drawnBy = ({ name, uploadId }: Signature, words: string): PaperSignature => ({
  ...{ name, words },
  drawing: uploadId ?? null,
})

function subFormBlock({ number, title, statusWords, percent }: PaperSubForm): PaperBlock {
  const told = [number, title, statusWords, ...(percent === '' ? [] : [percent])]
  return { kind: 'text', text: told.join(' · ') }
}

const signerWords: Readonly<Record<string, string>> = {
  'sign done': 'Signed',
  'sign pending': 'Not signed yet',
  'sign refused': 'Refused to sign',
  'sign passed': 'Not needed',
  'approve done': 'Approved',
  'approve pending': 'Not approved yet',
  'approve refused': 'Refused',
  'approve passed': 'Not needed',
}

function signerBlocks(signers: readonly PaperSigner[], when: MomentWords): PaperBlock[] {
  const signatures = signers.map((signer) => {
    const { name, meaning, task, status, signedAt, note, signature } = signer
    const deed = signerWords[`${task} ${status}`] ?? status
    const what =
      signature === null ? deed : `${deed} ${signedHow(signature.kind)}${asNamed(signature, name)}`
    const at = signedAt === null ? '' : `, ${when(signedAt)}`
    const said = note === null ? '' : `. Note: ${note}`
    const words = `${name}: ${what}${at}: ${meaning}${said}`
    return signature === null ? { name, drawing: null, words } : drawnBy(signature, words)
  })
  return [{ kind: 'signatures', signatures }]
}

/** A typed name stands beside the person's own where it is another. */
function asNamed(signature: Signature, name: string): string {
  return signature.name === name ? '' : ` as "${signature.name}"`
}
