import { failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { pictureSizeOf } from '../../files/picture-size.ts'
import { isSoundPicture } from '../../pdf/sound-picture.ts'
import * as records from '../../records/files.ts'
import { unattachedUpload } from '../../records/files.queries.ts'
import { logoOf, logoPlace } from '../../records/logo.ts'

const logoBytesMax = 2 ** 20
// See-through pictures are taken apart dot by dot for each paper.
const logoDotsMax = 2_000_000

export const saveLogo: PersonHandler<'settings.saveLogo'> = async ({ file }, context) => {
  const { db, person } = context
  // Held, so that there is one logo, whoever else sends one.
  await db
    .selectFrom('organisations')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .forNoKeyUpdate()
    .execute()
  await requireSettable(file, context)
  const added = await records.addFile(context, logoPlace(person.shardKey), {
    file,
    said: 'add_file',
  })
  return ok(records.toRecordFile(added), 'Logo added.')
}

export const removeLogo: PersonHandler<'settings.removeLogo'> = async ({ uploadId }, context) => {
  const { shardKey } = context.person
  await records.removeFile(context, logoPlace(shardKey), { uploadId, said: 'remove_file' })
  return ok(null, 'Logo removed.')
}

export const logo: PersonHandler<'settings.logo'> = async ({ uploadId }, context) => {
  const held = await logoOf(context.db, context.person.shardKey)
  return records.answerFile(context, held?.id === uploadId ? held : undefined)
}

/** A picture that no PDF can hold, or that would weigh down every one of them, is no logo. */
async function requireSettable(file: string, { db, person, ports }: PersonContext): Promise<void> {
  const upload = await unattachedUpload(db, person, file)
  if (upload === undefined) {
    return failField('file', 'The picture has expired. Please choose it again.')
  }
  if (Number(upload.byte_size) > logoBytesMax) {
    failField('file', 'Please choose a picture of at most 1 MB: it goes into every PDF.')
  }
  const stored = await ports.files.read(upload.storage_key)
  const bytes = stored && new Uint8Array(await new Response(stored.stream).arrayBuffer())
  const { width, height } = (bytes && pictureSizeOf(bytes)) ?? { width: 0, height: 0 }
  if (width * height > logoDotsMax) {
    failField(
      'file',
      'Please choose a picture of at most two million dots, such as 2,000 by 1,000.',
    )
  }
  if (bytes && (width === 0 || !isSoundPicture(bytes))) {
    failField('file', 'Please choose a PNG that is not interlaced, or a JPEG: PDFs hold no other.')
  }
}
