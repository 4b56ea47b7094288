import { statusLabel } from '@holdpoint/api'
import { reportOf, type Report, type ReportLine, type ReportPart } from '@holdpoint/forms'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { openPaper, type Paper } from '../../pdf/paper.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { lookupsOf, namesByCode } from '../lookups.ts'
import { asAnswers } from './my-forms.change.ts'
import type { EntryRow } from './my-forms.entry.queries.ts'
import * as queries from './my-forms.queries.ts'
import { engineContext } from './my-forms.state.ts'
import * as uploads from './my-forms.uploads.queries.ts'

type Pictures = ReadonlyMap<string, Buffer>
type Words = { when: (instant: Date | string) => string }

/** An entry as a PDF, made anew: nothing of it is kept. */
export async function entryPdf(row: EntryRow, context: PersonContext): Promise<Buffer> {
  const { db, person, cacheOwner, now } = context
  const document = await queries.answersOf(db, person.shardKey, row.id)
  const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
  if (!document || !definition) {
    return fail('forbidden')
  }
  const answers = asAnswers(document.answers)
  const placeZone = row.submitter_time_zone ?? person.timeZone
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const report = reportOf(
    definition,
    answers,
    engineContext(placeZone, row.submitted_at ?? now),
    namesByCode(lookups),
  )
  const pictures = await picturesOf(report, row.id, context)
  const words = { when: (instant: Date | string) => instantWords(instant, placeZone) }
  const paper = openPaper({
    title: `${row.form_title} ${row.number}`,
    author: row.submitter_name,
    createdAt: now,
  })
  writeHead(paper, row, report, words)
  report.parts.forEach((part) => writePart(paper, part, pictures, words))
  return paper.finish(
    `${row.number} · ${row.form_title} · made ${words.when(now)} for ${person.fullName}`,
  )
}

function writeHead(paper: Paper, row: EntryRow, { score }: Report, { when }: Words): void {
  paper.text('P', row.form_type_name, { size: 9, colour: 'muted', after: 2 })
  paper.text('H1', row.form_title, { size: 20, weight: 'bold', after: 6 })
  const submitted =
    row.submitted_at === null ? 'not submitted' : `submitted ${when(row.submitted_at)}`
  paper.text('P', `${row.number} · version ${row.form_version} · ${statusLabel(row.status)}`)
  paper.text('P', `${row.submitter_name} · started ${when(row.started_at)} · ${submitted}`)
  if (row.form_title_answer) {
    paper.text('P', row.form_title_answer, { weight: 'bold' })
  }
  if (score !== null && row.score !== null) {
    const mark = `Score ${Math.round(row.score)} %, pass mark ${score.passingPercentage} %: ${resultWords(row)}`
    paper.text('P', mark, {
      size: 12,
      weight: 'bold',
      colour: row.result === 'fail' ? 'alarm' : 'ink',
    })
  }
  paper.rule()
}

function resultWords(row: EntryRow): string {
  const words = { pass: 'passed', fail: 'failed', none: 'not rated' } as const
  const result = words[row.result ?? 'none']
  return row.has_critical_failure ? `${result}, with a critical failure` : result
}

function writePart(paper: Paper, part: ReportPart, pictures: Pictures, words: Words): void {
  paper.keepTogether(80)
  if (part.title !== '' || part.isHeader) {
    const score =
      part.percent === null ? '' : `  ${part.percent} %${part.hasFailed ? ', failed' : ''}`
    paper.text('H2', `${part.isHeader ? 'Details' : part.title}${score}`, {
      size: 13,
      weight: 'bold',
      after: 6,
    })
  }
  part.lines.forEach((line) => writeLine(paper, line, pictures, words))
  paper.rule()
}

function writeLine(paper: Paper, line: ReportLine, pictures: Pictures, { when }: Words): void {
  paper.keepTogether(34)
  const label = line.number === '' ? line.label : `${line.number}  ${line.label}`
  paper.text('P', label, { size: 9, colour: 'muted', after: 1 })
  const marks = [
    line.isCriticalFailure ? 'critical failure' : '',
    line.isFlagged ? 'flagged' : '',
  ].filter((mark) => mark !== '')
  const answer = line.signature === null ? line.text || 'No answer' : 'Signed'
  paper.text('P', [answer, ...marks].join(' · '), {
    size: 11,
    colour: line.isCriticalFailure ? 'alarm' : 'ink',
  })
  if (line.note !== '') {
    paper.text('P', `Note: ${line.note}`)
  }
  if (line.signature !== null) {
    const { name, at, kind, uploadId } = line.signature
    const drawn = uploadId === undefined ? undefined : pictures.get(uploadId)
    if (drawn !== undefined) {
      paper.picture(drawn, `Signature of ${name}`, { width: 180, height: 60 })
    }
    const how = kind === 'typed' ? 'by name and password' : 'by hand'
    paper.text('P', `Signed ${how} by ${name}, ${when(at)}: ${line.label}`)
  }
  line.photos.forEach((photo) => {
    const bytes = pictures.get(photo.uploadId)
    const alt = `Photo ${photo.name} for ${line.label}`
    if (bytes === undefined || !paper.picture(bytes, alt, { width: 240, height: 180 })) {
      paper.text('P', `Photo ${photo.name}: to be seen in Holdpoint.`, { colour: 'muted' })
    }
  })
}

/** The bytes of all photos and drawn signatures, by their ids. */
async function picturesOf(
  { parts }: Report,
  myFormId: string,
  { db, person, ports }: PersonContext,
): Promise<Pictures> {
  const ids = parts.flatMap(({ lines }) =>
    lines.flatMap(({ photos, signature }) => [
      ...photos.map(({ uploadId }) => uploadId),
      ...(signature?.uploadId === undefined ? [] : [signature.uploadId]),
    ]),
  )
  const pictures = new Map<string, Buffer>()
  for (const id of ids) {
    const upload = await uploads.attachedUpload(db, person.shardKey, id, myFormId)
    const file = upload && (await ports.files.read(upload.storage_key))
    if (file) {
      pictures.set(id, Buffer.from(await new Response(file.stream).arrayBuffer()))
    }
  }
  return pictures
}

/** A moment as a signed paper needs it: to the second, with its zone. */
function instantWords(instant: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant))
}
