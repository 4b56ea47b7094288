import { acceptedFiles } from './record-files.ts'
import { words } from './records.words.ts'

/** How large a file may be. */
const bytesMax = 15 * 1024 * 1024

/**
 * Why files that were chosen would be refused, where there is room for so many of those that a form takes;
 * null where nothing is known against them. The server looks at the files themselves.
 */
export function faultOfChosen(
  files: readonly Pick<File, 'size' | 'type'>[],
  room: number,
  most: number,
): string | null {
  if (files.length > room) {
    return words.tooManyFiles(most)
  }
  return files.some(isRefused) ? words.fileRefused : null
}

// A browser that does not know a kind says nothing of it.
function isRefused({ size, type }: Pick<File, 'size' | 'type'>): boolean {
  return size > bytesMax || (type !== '' && !acceptedFiles.includes(type))
}
