import type { ReportLine, ReportPart, Signature } from '@holdpoint/forms'
import { openPaper, type Paper, type Picture, type Plate } from '../../../pdf/paper.ts'
import type { TextStyle } from '../../../pdf/set-text.ts'
import type { EntryPaper, PaperSigner, PaperSubForm } from './entry-paper.ts'
import { writeScore } from './pdf-score.ts'

type Parts = { paper: Paper; pictures: EntryPaper['pictures']; when: (at: Date | string) => string }

/** Sets an entry on paper. */
export function setEntry(about: EntryPaper): Promise<Uint8Array> {
  const { entry, report, signers, subForms, pictures, timeZone, madeAt, madeFor } = about
  const when = instantWords(timeZone)
  const title = `${entry.form_title} ${entry.number}`
  const paper = openPaper({ title, author: entry.submitter_name, createdAt: madeAt })
  const parts = { paper, pictures, when }
  writeHead(about, parts)
  writeScore(paper, about)
  report.parts.forEach((part) => writePart(part, parts))
  if (subForms.length > 0) {
    writeSubForms(subForms, parts)
  }
  if (signers.length > 0) {
    writeSigners(signers, parts)
  }
  return paper.finish(`${entry.number} · ${entry.form_title} · made ${when(madeAt)} for ${madeFor}`)
}

function writeHead({ company, entry }: EntryPaper, { paper, when }: Parts): void {
  paper.letterhead(company, `${entry.number} · ${entry.statusWords}`)
  paper.text('P', entry.form_type_name, { size: 9, colour: 'muted', after: 2 })
  paper.text('H1', entry.form_title, { size: 20, weight: 'bold', after: 6 })
  const submitted =
    entry.submitted_at === null ? 'not submitted' : `submitted ${when(entry.submitted_at)}`
  paper.text('P', `${entry.number} · version ${entry.form_version}`)
  paper.text('P', `${entry.submitter_name} · started ${when(entry.started_at)} · ${submitted}`)
  if (entry.form_title_answer) {
    paper.text('P', entry.form_title_answer, { weight: 'bold' })
  }
  paper.rule()
}

function writePart(part: ReportPart, parts: Parts): void {
  const { paper } = parts
  const title = part.isHeader ? 'Details' : part.title
  paper.keepTogether(80)
  paper.group('Sect', () => {
    if (title !== '') {
      paper.bookmark(title)
      const colour = part.hasFailed ? 'alarm' : 'ink'
      paper.text('H2', title, { size: 13, weight: 'bold', colour, after: 4 })
    }
    writePercent(part, paper)
    paper.group('L', () =>
      part.lines.forEach((line) => paper.group('LI', () => writeLine(line, parts))),
    )
  })
  paper.rule()
}

function writePercent({ percent, hasFailed }: ReportPart, paper: Paper): void {
  if (percent === null) {
    return
  }
  if (hasFailed) {
    paper.plates([{ text: `Section failed: ${percent} %`, tone: 'alarm' }])
    return
  }
  paper.text('P', `${percent} %`, { weight: 'bold', after: 6 })
}

function writeLine(line: ReportLine, parts: Parts): void {
  const { paper } = parts
  paper.keepTogether(54)
  if (line.isCriticalFailure || line.isAdverse) {
    paper.barred('alarm', () => writeAnswer(line, parts))
  } else if (line.isFlagged) {
    paper.barred('warn', () => writeAnswer(line, parts))
  } else {
    writeAnswer(line, parts)
  }
  paper.space(6)
}

function writeAnswer(line: ReportLine, parts: Parts): void {
  const { paper } = parts
  const label = line.number === '' ? line.label : `${line.number}  ${line.label}`
  paper.text('Lbl', label, { size: 9, colour: 'muted', after: line.isAdverse ? 4 : 1 })
  paper.group('LBody', () => {
    // What went wrong stands on a plate whole; other answers may be too long for one.
    if (!line.isAdverse) {
      const text = line.signature === null ? line.text || 'No answer' : 'Signed'
      paper.text('P', text, answerStyle(line))
    }
    paper.plates(platesOf(line))
    if (line.note !== '') {
      paper.text('P', `Note: ${line.note}`)
    }
    writeSignature(line, parts)
    writePhotos(line, parts)
  })
}

function answerStyle(line: ReportLine): TextStyle {
  if (line.isCriticalFailure) {
    return { size: 11, weight: 'bold', colour: 'alarm' }
  }
  if (line.isFlagged) {
    return { size: 11, weight: 'bold', colour: 'warn' }
  }
  const isOpen = line.text === '' && line.signature === null
  return { size: 11, colour: isOpen ? 'muted' : 'ink' }
}

function platesOf(line: ReportLine): Plate[] {
  return [
    ...(line.isAdverse ? [{ text: line.text, tone: 'alarm' } as const] : []),
    ...(line.isCriticalFailure ? [{ text: 'Critical failure', tone: 'alarm' } as const] : []),
    ...(line.isFlagged ? [{ text: 'Flagged', tone: 'warn' } as const] : []),
  ]
}

function writeSignature({ signature, label }: ReportLine, { paper, pictures, when }: Parts): void {
  if (signature === null) {
    return
  }
  const { name, at } = signature
  writeDrawing(signature, { paper, pictures })
  paper.text('P', `Signed ${howOf(signature)} by ${name}, ${when(at)}: ${label}`)
}

function writeDrawing(
  { name, uploadId }: Signature,
  { paper, pictures }: Pick<Parts, 'paper' | 'pictures'>,
): void {
  const bytes = uploadId === undefined ? undefined : pictures.get(uploadId)
  if (bytes !== undefined) {
    const drawn = { bytes, alt: `Signature of ${name}`, caption: '' }
    paper.pictures([drawn], { columns: 2, height: 72, isFramed: true })
  }
}

function howOf({ kind }: Signature): string {
  return kind === 'typed' ? 'by name and password' : 'by hand'
}

function writePhotos({ photos, label }: ReportLine, { paper, pictures }: Parts): void {
  const placed: Picture[] = []
  const missing: string[] = []
  for (const { uploadId, name } of photos) {
    const bytes = pictures.get(uploadId)
    if (bytes === undefined) {
      missing.push(name)
    } else {
      placed.push({ bytes, alt: `Photo ${name} for ${label}`, caption: name })
    }
  }
  const refused = paper.pictures(placed, { columns: 2, height: 180 })
  for (const name of [...missing, ...refused.map(({ caption }) => caption)]) {
    paper.text('P', `Photo ${name}: to be seen in Holdpoint.`, { colour: 'muted' })
  }
}

function writeSubForms(subForms: readonly PaperSubForm[], { paper }: Parts): void {
  const title = 'Sub-forms'
  paper.keepTogether(80)
  paper.group('Sect', () => {
    paper.bookmark(title)
    paper.text('H2', title, { size: 13, weight: 'bold', after: 6 })
    for (const { number, title: formTitle, statusWords, percent } of subForms) {
      const told = [number, formTitle, statusWords, ...(percent === '' ? [] : [percent])]
      paper.text('P', told.join(' · '))
    }
  })
  paper.rule()
}

const signerWords: Readonly<Record<string, string>> = {
  'sign done': 'Signed',
  'sign pending': 'Not signed yet',
  'sign refused': 'Refused to sign',
  'approve done': 'Approved',
  'approve pending': 'Not approved yet',
  'approve refused': 'Refused',
}

function writeSigners(signers: readonly PaperSigner[], { paper, pictures, when }: Parts): void {
  const title = 'Signatures and approvals'
  paper.keepTogether(80)
  paper.group('Sect', () => {
    paper.bookmark(title)
    paper.text('H2', title, { size: 13, weight: 'bold', after: 6 })
    for (const { name, meaning, task, status, signedAt, signature } of signers) {
      const deed = signerWords[`${task} ${status}`] ?? status
      const what =
        signature === null ? deed : `${deed} ${howOf(signature)}${asNamed(signature, name)}`
      if (signature !== null) {
        writeDrawing(signature, { paper, pictures })
      }
      const at = signedAt === null ? '' : `, ${when(signedAt)}`
      paper.text('P', `${name}: ${what}${at}: ${meaning}`)
    }
  })
  paper.rule()
}

/** A typed name stands beside the person's own where it is another. */
function asNamed(signature: Signature, name: string): string {
  return signature.name === name ? '' : ` as "${signature.name}"`
}

/** A moment as a signed paper needs it: to the second, with its zone. */
function instantWords(timeZone: string): (instant: Date | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
  return (instant) => format.format(new Date(instant))
}
