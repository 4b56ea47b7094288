import type { PictureType } from '../media-type.ts'
import { createByteReader, type ByteReader } from './byte-reader.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

const cleaners: Readonly<Record<PictureType, (reader: ByteReader) => AsyncGenerator<Buffer>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * A picture as it is kept: the same dots, without the notes that cameras and programs leave in it,
 * the place above all. It is read piece by piece and never held whole; one that is too large is
 * refused by its head (`body_too_large`), one that is torn as soon as that shows
 * (`unsupported_media_type`).
 */
export function cleanPicture(
  type: PictureType,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  return cleaners[type](createByteReader(source))
}
