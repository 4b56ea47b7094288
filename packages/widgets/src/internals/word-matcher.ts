/** A search in a given list. */
export type WordMatcher<T> = {
  /** The items whose text has every word; capitals and accents do not matter. */
  match: (words: string) => readonly T[]
  /**
   * Reads some more of the list, which takes a while when it is long, and answers whether there is
   * more. What is unread when words come is read then.
   */
  readSome: () => boolean
}

/** How many items are read at a time: short enough not to be felt on a slow machine. */
const slice = 2000

/** Makes a search in a list. */
export function wordMatcher<T>(items: readonly T[], textOf: (item: T) => string): WordMatcher<T> {
  const texts: string[] = []
  const read = (until: number) => {
    for (const item of items.slice(texts.length, until)) {
      texts.push(plain(textOf(item)))
    }
  }
  return {
    match: (words) => {
      const wanted = plain(words).split(/\s+/).filter(Boolean)
      if (wanted.length === 0) {
        return items
      }
      read(items.length)
      return items.filter((_, place) => wanted.every((word) => texts[place]?.includes(word)))
    },
    readSome: () => {
      read(texts.length + slice)
      return texts.length < items.length
    },
  }
}

function plain(text: string): string {
  const small = text.toLowerCase()
  // Most texts are plain already, and taking accents off is slow.
  return /[^\0-\x7f]/.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small
}
