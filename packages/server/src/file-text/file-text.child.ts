import { buffer } from 'node:stream/consumers'
import { textOf } from './text-of.ts'

// A process of its own that takes the words out of one file, which it reads from its standard input.
// It writes 1 or 0, for cut or whole, and the words. Whatever a bad file does to it, it does to
// nobody else (`read-file-text.ts`).

const [mediaType = '', charactersMax, pagesMax] = process.argv.slice(2)
const limits = { charactersMax: Number(charactersMax), pagesMax: Number(pagesMax) }
const { text, isCut } = await textOf(await buffer(process.stdin), mediaType, limits)
process.stdout.write(`${isCut ? '1' : '0'}${text}`, () => process.exit(0))
