import { libraryFileBytesMax, uploadPartBytes } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { inTurn } from '../../files/in-turn.ts'
import { keepFile, readHead, unattachedLifeMs } from '../../files/keep-file.ts'
import { mediaTypeOf, partType, pleaseChoose } from '../../files/media-type.ts'
import { tooLarge } from '../../files/parse-form.ts'
import { storeUploads } from '../../files/receive-uploads.ts'
import { safeName } from '../../files/safe-name.ts'
import {
  PartGone,
  begunBefore,
  bytesInTurn,
  camePartsOf,
  giveUp,
  inPartsForChange,
  notePart,
  noteWhole,
  partSize,
  partsOf,
  type InParts,
} from '../../files/uploads-in-parts.ts'
import {
  ok,
  type BeforeContext,
  type CheckedHandler,
  type PersonContext,
  type PersonHandler,
} from '../../handler.ts'

export const beginUpload: PersonHandler<'files.beginUpload'> = async (
  { fileName, byteSize, firstPart },
  { db, person, now, ports },
) => {
  const { shardKey, personId } = person
  if (byteSize > libraryFileBytesMax) {
    fail('body_too_large', { message: tooLarge(libraryFileBytesMax) })
  }
  const file = { fileName: safeName(fileName), byteSize, firstPart, now }
  const before = await begunBefore(db, person, file)
  if (before !== undefined) {
    const parts = await camePartsOf(db, shardKey, before.id)
    return ok({
      uploadId: before.id,
      partBytes: uploadPartBytes,
      parts: parts.map(({ number, sha256 }) => ({ number, sha256 })),
      file: before.whole_id && `upload:${before.whole_id}`,
    })
  }
  const id = ports.ids.next()
  await db
    .insertInto('uploads_in_parts')
    .values({
      ...{ shard_key: shardKey, id, person_id: personId, file_name: file.fileName },
      ...{ byte_size: byteSize, first_part: firstPart, created_at: now },
      expires_at: new Date(now.getTime() + unattachedLifeMs),
    })
    .execute()
  return ok({ uploadId: id, partBytes: uploadPartBytes, parts: [], file: null })
}

export const addPart: PersonHandler<'files.addPart'> = async (
  { uploadId, number, sha256, part },
  context,
) => {
  const { db, person, now } = context
  const begun = await ownUpload(context, uploadId)
  const came = await db
    .selectFrom('uploads')
    .select(['byte_size', 'sha256', 'storage_key'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', part)
    .where('person_id', '=', person.personId)
    .where('media_type', '=', partType)
    .executeTakeFirst()
  const isWhole =
    came?.sha256 === sha256 &&
    number <= partsOf(begun.byte_size) &&
    Number(came.byte_size) === partSize(begun.byte_size, number)
  if (!isWhole) {
    return fail('invalid_input', {
      message: 'This part is not as it was sent. Please send it again.',
    })
  }
  if (number === 1) {
    await requireTaken(begun.file_name, came.storage_key, context)
  }
  await notePart(db, person.shardKey, { id: uploadId, number, uploadId: part, now })
  return ok(null)
}

/** Refuses a file that the library does not take by its first part, before the rest is sent. */
async function requireTaken(
  fileName: string,
  key: string,
  { ports }: Pick<PersonContext, 'ports'>,
): Promise<void> {
  const bytes = bytesInTurn([key], ports)
  const { head } = await readHead(bytes)
  await bytes.return(undefined)
  if (mediaTypeOf(head, 'paper', fileName) === undefined) {
    fail('unsupported_media_type', { message: pleaseChoose.paper })
  }
}

/** Puts the parts together outside of a transaction: 200 MB take a second or two. */
export const endUpload: CheckedHandler<'files.endUpload'> = {
  before: ({ uploadId }, context) =>
    inTurn(context.cacheOwner, `upload of ${context.person.personId}`, () =>
      putTogether(uploadId, context),
    ),
  handle: async ({ uploadId }, context) => {
    const { whole_id: wholeId } = await ownUpload(context, uploadId)
    return wholeId === null ? fail('not_found') : ok({ file: `upload:${wholeId}` })
  },
}

async function putTogether(uploadId: string, context: BeforeContext): Promise<void> {
  const { db, person, ports, inTransaction } = context
  const { shardKey } = person
  const begun = await ownUpload(context, uploadId)
  if (begun.whole_id !== null) {
    return
  }
  const parts = await camePartsOf(db, shardKey, uploadId)
  const missing = partsOf(begun.byte_size) - parts.length
  if (missing > 0) {
    fail('wrong_state', { message: `${missing} of its parts have not come yet.` })
  }
  const keys = parts.map(({ storage_key: key }) => key)
  const kept = await keepWhole(begun.file_name, keys, context).catch(async (error: unknown) => {
    if (!(error instanceof PartGone)) {
      throw error
    }
    await inTransaction((inside) => giveUp(inside, shardKey, uploadId, context.now))
    return fail('not_found', { message: givenUp })
  })
  try {
    await inTransaction(async (inside) => {
      await storeUploads(inside, [kept], context.now)
      await noteWhole(inside, shardKey, { id: uploadId, wholeId: kept.id, parts, now: context.now })
    })
  } catch (error) {
    await ports.files.remove(kept.storage_key)
    throw error
  }
}

async function keepWhole(
  fileName: string,
  keys: readonly string[],
  { db, person, ports, settings }: BeforeContext,
) {
  const { head, rest } = await readHead(bytesInTurn(keys, ports))
  const sent = { owner: person, kind: 'paper', fileName, head, bytes: rest } as const
  return await keepFile(sent, { db, ports, settings })
}

const givenUp = 'This upload was given up. Please choose the file again.'

/** A file of the person's own that is on its way; ends the call for any other. */
async function ownUpload(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  uploadId: string,
): Promise<InParts> {
  const begun = await inPartsForChange(db, person, { uploadId, now })
  return begun ?? fail('not_found', { message: givenUp })
}
