import type { Text } from '@holdpoint/forms'

/** A text with what it says in one language; what it says in others stays. */
export function withText(before: Text | undefined, lang: string, said: string): Text {
  return { ...before, [lang]: said }
}

/** The same of a text that may be left out: saying nothing takes it away. */
export function orNoText(before: Text | undefined, lang: string, said: string | undefined) {
  return said === undefined ? undefined : withText(before, lang, said)
}

type Partly<Whole> = { readonly [Field in keyof Whole]: Whole[Field] | undefined }

/** A part of a definition without what is not said of it. */
export function saidOnly<Whole extends object>(part: Partly<Whole>): Whole {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined),
    // Its required fields are never undefined: those who write it give them.
  ) as Whole
}

/** A text in one line, short enough for what names it. No letter is cut in two. */
export function inShort(text: string, lengthMax = 60): string {
  const line = text.replace(/\s+/gu, ' ')
  if (line.length <= lengthMax) {
    return line
  }
  let short = ''
  for (const letter of line) {
    if (short.length + letter.length >= lengthMax) {
      break
    }
    short += letter
  }
  return `${short.trimEnd()}…`
}
