import { extname } from 'node:path'

const bytesMax = 200
/** Names that mean a device, whatever ending they have, on systems where people save files. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file's name as it is shown and offered for saving: without what could mislead a reader, lead out
 * of a folder, hide the file or mean a device, and no longer than disks take, with its ending kept.
 */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(deviceName, '_$&')
  const ending = extname(plain).slice(0, 12)
  const stem = plain.slice(0, plain.length - ending.length)
  return cut(stem, bytesMax - Buffer.byteLength(ending)) + ending || 'photo'
}

/** Cut between characters, never within one. */
function cut(text: string, byteSize: number): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept) + Buffer.byteLength(character) > byteSize) {
      break
    }
    kept += character
  }
  return kept.trimEnd()
}
