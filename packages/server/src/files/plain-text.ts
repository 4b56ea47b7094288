import { fail } from '../fail.ts'
import { pleaseChoose } from './media-type.ts'

/** Lets text by as it comes, and refuses what holds signs that no text has, whatever its name. */
export async function* plainText(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of source) {
    if (chunk.some(isControl)) {
      fail('unsupported_media_type', { message: pleaseChoose.paper })
    }
    yield chunk
  }
}

/** Below the blank, and neither a tab, a line's end nor a page's end. */
function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d
}
