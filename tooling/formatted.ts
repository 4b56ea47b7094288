import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/**
 * A file of ours as `npm run format` would leave it: for what is written by a program and checked in.
 * Its name says which language it is in.
 */
export async function formatted(file: string, text: string): Promise<string> {
  const style: FormatConfig = JSON.parse(
    readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'),
  )
  const { code, errors } = await format(file, text, style)
  if (errors.length > 0) {
    throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  }
  return code
}
