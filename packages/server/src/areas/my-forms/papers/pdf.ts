import { statusLabel } from '@holdpoint/api'
import {
  isSection,
  reportOf,
  shownPercent,
  textOf,
  type FormDefinition,
  type Report,
} from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import { openThreads } from '../../../file-maker/threads.ts'
import type { PersonContext } from '../../../handler.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { lookupsOf, namesByCode } from '../../lookups.ts'
import { asAnswers } from '../filling/change.ts'
import type { EntryRow } from '../my-forms.entry.queries.ts'
import { belowEntry } from '../sub-forms/below.ts'
import { partsOf } from '../sub-forms/sub-forms.rules.ts'
import { signersOf, type SignerRow } from '../review/more.queries.ts'
import type { EntryPaper, PaperScore, PaperSigner, PaperSubForm } from './entry-paper.ts'
import * as queries from '../my-forms.queries.ts'
import { engineContext } from '../my-forms.state.ts'
import { asSignature } from '../../../records/signing.ts'
import * as uploads from '../../../records/files.queries.ts'

/** What all pictures of one document may weigh; those beyond are named only. */
export const pictureBytesMax = 40 * 2 ** 20

const threads = openThreads<EntryPaper>({ name: 'paper', threadsMax: 2, waitingMax: 20 })

/** An entry as a PDF, made anew by a thread: nothing of it is kept. */
export async function entryPdf(row: EntryRow, context: PersonContext): Promise<Uint8Array> {
  return await threads.lend(async (thread) => {
    // Read with a thread at hand: whoever waits in line holds no pictures.
    const about = await paperOf(row, context)
    const moved = [...about.pictures.values()].map(({ buffer }) => buffer)
    return await thread.ask(about, moved)
  })
}

async function paperOf(row: EntryRow, context: PersonContext): Promise<EntryPaper> {
  const { db, person, cacheOwner, now } = context
  const document = await queries.answersOf(db, person.shardKey, row.id)
  const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
  if (!document || !definition) {
    return fail('forbidden')
  }
  const timeZone = row.submitter_time_zone ?? person.timeZone
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const report = reportOf(
    definition,
    asAnswers(document.answers),
    engineContext(timeZone, row.submitted_at ?? now),
    namesByCode(lookups),
  )
  const signers = (await signersOf(db, person.shardKey, row.id)).map(toPaperSigner)
  return {
    company: await queries.companyOf(db, person.shardKey),
    entry: { ...row, statusWords: statusLabel(row.status) },
    report,
    sections: sectionsOf(definition, report),
    signers,
    subForms: await subFormsOf(row, context),
    pictures: await picturesOf({ report, signers }, row.id, context),
    timeZone,
    madeAt: now,
    madeFor: person.fullName,
  }
}

async function subFormsOf(row: EntryRow, context: PersonContext): Promise<PaperSubForm[]> {
  const parts = partsOf(await belowEntry(context, row), false)
  return parts.flatMap(({ form: { title }, entries }) =>
    entries.map(({ number, formStatus, score }) => ({
      ...{ number, title, statusWords: statusLabel(formStatus) },
      percent: score === null ? '' : `${shownPercent(score)} %`,
    })),
  )
}

function toPaperSigner(signer: SignerRow): PaperSigner {
  const { full_name: name, meaning, task, status, signed_at: signedAt, signature } = signer
  return { ...{ name, meaning, task, status, signedAt }, signature: asSignature(signature) }
}

function sectionsOf({ items }: FormDefinition, { score }: Report): PaperScore[] {
  return (score?.sections ?? [])
    .filter(({ max }) => max > 0)
    .map(({ key, got, max, percent, failed }) => {
      const section = items.find((item) => item.key === key)
      const title = section !== undefined && isSection(section) ? textOf(section.title, 'en') : key
      return { title, got, max, percent: shownPercent(percent), hasFailed: failed }
    })
}

/** The bytes of photos and drawn signatures by their ids, as many as a document may hold. */
async function picturesOf(
  { report: { parts }, signers }: { report: Report; signers: readonly PaperSigner[] },
  myFormId: string,
  { db, person, ports }: PersonContext,
): Promise<EntryPaper['pictures']> {
  // Signatures first: they are small, and a document without them says less.
  const lines = parts.flatMap((part) => part.lines)
  const ids = [
    ...lines.flatMap(({ signature }) => signature?.uploadId ?? []),
    ...signers.flatMap(({ signature }) => signature?.uploadId ?? []),
    ...lines.flatMap(({ photos }) => photos.map(({ uploadId }) => uploadId)),
  ]
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>()
  let left = pictureBytesMax
  for (const id of new Set(ids)) {
    const upload = await uploads.attachedUpload(db, person.shardKey, id, myFormId)
    const file = upload && upload.byte_size <= left && (await ports.files.read(upload.storage_key))
    if (file) {
      const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer())
      left -= bytes.byteLength
      pictures.set(id, bytes)
    }
  }
  return pictures
}
