import { paperCodeLength, type Download } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { exportLink, requireStamp } from '../files/export-links.ts'
import { inTurn } from '../files/in-turn.ts'
import { openThreads } from '../file-maker/threads.ts'
import { ok, type FileAnswer, type PersonContext } from '../handler.ts'
import { uploadsOf, type PaperDocument, type RecordOnPaper } from '../pdf/document.ts'
import { momentWords, type MomentWords } from '../pdf/moment-words.ts'
import { shownUpload, type Holder } from './files.queries.ts'
import { logoOf } from './logo.ts'
import { historyEnd, rememberPaper, type HistoryEnd } from './made-papers.ts'

/** What all pictures of one document may weigh; those beyond are named only. */
const pictureBytesMax = 40 * 2 ** 20

/** What a record is read with for its paper, on which there is no history. */
export const noHistory = { offset: 0, limit: 1 }

const threads = openThreads<PaperDocument>({ name: 'paper', threadsMax: 2, waitingMax: 20 })

/** How records of a kind stand on paper. */
export type PaperOf<Input, Row extends { number: string }> = {
  /** The path of the call that answers the file, below `/api/v1`. */
  readonly path: string
  /** The record as whoever asks may read it; ends the call where they may not. */
  readonly read: (input: Input, context: PersonContext) => Promise<Row>
  /** The kind and the id under which its pictures are kept. */
  readonly holderOf: (row: Row) => Omit<Holder, 'shardKey'>
  /** The zone in which its moments are said; that of the reader, unless told otherwise. */
  readonly zoneOf?: (row: Row, context: PersonContext) => string
  /** The language that it is written in for whoever asks, where there is more than one. */
  readonly languageOf?: (row: Row, context: PersonContext) => Promise<string>
  /** What stands on the paper. */
  readonly write: (
    row: Row,
    when: MomentWords,
    context: PersonContext,
  ) => RecordOnPaper | Promise<RecordOnPaper>
}

/**
 * The two calls of a record's PDF: the one that answers an address, and the one behind that address.
 * It is made anew by a thread each time, and nothing of it is kept.
 */
export function paperDownload<
  Input extends Readonly<Record<string, unknown>>,
  Row extends { number: string },
>(paper: PaperOf<Input, Row>) {
  const { path, read, languageOf } = paper
  const fileNameOf = ({ number }: Row) => `${number}.pdf`

  async function address(input: Input, context: PersonContext) {
    const row = await read(input, context)
    const link: Download = exportLink({ path, fields: input, fileName: fileNameOf(row) }, context)
    return ok(link)
  }

  async function file(
    input: Input & { expires: number; signature: string },
    context: PersonContext,
  ): Promise<{ status: 'file'; file: FileAnswer }> {
    requireStamp(path, input, context)
    const holder = holderIn(context, paper.holderOf(await read(input, context)))
    const end = await historyEnd(context.db, holder)
    // Read once more, so that nothing is on the paper that its history did not know yet.
    const row = await read(input, context)
    const make = () =>
      inTurn(context.cacheOwner, context.person.personId, () => set(paper, row, end, context))
    const kind = { fileName: fileNameOf(row), mediaType: 'application/pdf' }
    // The stamp names what was asked for, by whom and when, and with its language one file.
    const lang = languageOf && (await languageOf(row, context))
    const etag = lang === undefined ? input.signature : `${input.signature}.${lang}`
    return { status: 'file', file: { ...kind, etag, isAttachment: true, make } }
  }

  return { address, file }
}

const holderIn = ({ person }: PersonContext, one: Omit<Holder, 'shardKey'>): Holder => ({
  shardKey: person.shardKey,
  ...one,
})

function set<Input, Row extends { number: string }>(
  { holderOf, write, zoneOf = (_row, { person }) => person.timeZone }: PaperOf<Input, Row>,
  row: Row,
  end: HistoryEnd,
  context: PersonContext,
): Promise<Uint8Array> {
  return threads.lend(async (thread) => {
    // Read with a thread at hand: whoever waits in line holds no pictures.
    const { db, person, ports, settings, now: madeAt } = context
    const when = momentWords(zoneOf(row, context))
    const record = await write(row, when, context)
    const holder = holderIn(context, holderOf(row))
    const pictures = await picturesOf(uploadsOf(record), holder, context)
    const company = await companyOf(db, person.shardKey)
    const logo = await logoBytes(context)
    const made = { made: when(madeAt), madeAt, madeFor: person.fullName }
    const moved = [...pictures.values()].map(({ buffer }) => buffer)
    // What of an id tells when it was made is left out: what stays nobody guesses.
    const code = ports.ids.next().slice(-paperCodeLength)
    const check = { code, address: `${settings.publicOrigin}/paper?code=${code}` }
    const document = { company, logo, record, pictures, check, ...made }
    const bytes = await thread.ask(document, moved)
    const { kind, number, status } = record
    const said = { organisation: company, kind, number, status }
    await rememberPaper(context, { code, holder, end, said, bytes })
    return bytes
  })
}

/** The bytes of photos and drawn signatures by their ids, as many as a document may hold. */
async function picturesOf(
  uploadIds: readonly string[],
  holder: Holder,
  { db, ports }: PersonContext,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>()
  let left = pictureBytesMax
  for (const id of uploadIds) {
    const upload = await shownUpload(db, holder, id)
    const file = upload && upload.byte_size <= left && (await ports.files.read(upload.storage_key))
    if (file) {
      const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer())
      left -= bytes.byteLength
      pictures.set(id, bytes)
    }
  }
  return pictures
}

/** The picture in the head of the paper; null without one. */
async function logoBytes({ db, person, ports }: PersonContext) {
  const held = await logoOf(db, person.shardKey)
  const file = held && (await ports.files.read(held.storage_key))
  return file ? new Uint8Array(await new Response(file.stream).arrayBuffer()) : null
}

/** The name of the company that the records are kept for. */
async function companyOf(db: Queryable, shardKey: string): Promise<string> {
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('shard_key', '=', shardKey)
    .executeTakeFirstOrThrow()
  return name
}
