import * as z from 'zod'
import { call } from '../../call.ts'
import { id, partReference, sha256Text, wireInteger, written } from '../../wire.ts'
import { libraryFileBytesMax, uploadPartBytes } from './files.vocabulary.ts'

// A large file comes in parts, so that a cut costs a part and not the file (decision 0088): it is
// begun, its parts are sent in any order, and it ends as an `upload:` that a version takes.

const source = 'decision 0088'
const partsMax = Math.ceil(libraryFileBytesMax / uploadPartBytes)

const beginUpload = call({
  name: 'files.beginUpload',
  method: 'POST',
  path: '/file-library-upload',
  summary: 'Begins a file of at most 200 MB that comes in parts, or goes on with it after a cut.',
  status: 'decided',
  source,
  input: z.object({
    fileName: written(500),
    byteSize: wireInteger(1, Number.MAX_SAFE_INTEGER),
    firstPart: sha256Text,
  }),
  content: z.object({
    uploadId: z.string(),
    /** Bytes of each part; the last one has what is left. */
    partBytes: z.int(),
    /** What has come so far, by number from 1 on. */
    parts: z.array(z.object({ number: z.int(), sha256: z.string() })),
    /** The `upload:` that it became, once all of it has come and been put together. */
    file: z.string().nullable(),
  }),
  problems: ['forbidden', 'body_too_large', 'unsupported_media_type'],
})

const addPart = call({
  name: 'files.addPart',
  method: 'POST',
  path: '/file-library-upload-part',
  summary: 'Adds a part of a file; sent once more it takes the place of the one before.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({
    uploadId: id,
    number: wireInteger(1, partsMax),
    sha256: sha256Text,
    part: partReference,
  }),
  content: z.null(),
  problems: ['forbidden', 'not_found', 'body_too_large', 'unsupported_media_type'],
})

const endUpload = call({
  name: 'files.endUpload',
  method: 'POST',
  path: '/file-library-upload-end',
  summary: 'Puts the parts of a file together and answers the `upload:` that a version takes.',
  status: 'decided',
  source,
  rate: 'upload',
  input: z.object({ uploadId: id }),
  content: z.object({ file: z.string() }),
  problems: ['forbidden', 'not_found', 'wrong_state', 'unsupported_media_type', 'file_refused'],
})

/** Large files that come in parts. */
export const filesUploads = { beginUpload, addPart, endUpload }
