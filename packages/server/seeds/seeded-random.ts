/**
 * Chance that repeats itself: the same seed gives the same world on every machine. Each part of
 * the world draws from a stream of its own name, so that a change in one part moves no other.
 */
export interface SeededRandom {
  /** From 0 inclusive to 1 exclusive. */
  next: () => number
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number
  /** True with this chance, 0 to 1. */
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** One of the values, as often as its weight says. */
  weighted: <T>(from: readonly (readonly [value: T, weight: number])[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  /** Up to so many different values. */
  sample: <T>(from: readonly T[], count: number) => T[]
  /** A value around the mean, hardly ever further than three spreads away. */
  around: (mean: number, spread: number) => number
  stream: (name: string) => SeededRandom
}

/** Opens the stream of a seed. */
export function seededRandom(seed: string): SeededRandom {
  const next = sfc32(seed)

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }

  function pick<T>(from: readonly T[]): T {
    const [picked] = from.slice(int(0, from.length - 1))
    if (picked === undefined) {
      throw new RangeError('There is nothing to pick from.')
    }
    return picked
  }

  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of from) {
      left -= weight
      if (left < 0) {
        return value
      }
    }
    return pick(from)[0]
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value)
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffle,
    sample: (from, count) => shuffle(from).slice(0, count),
    // Six throws of a die are near enough to a bell.
    around: (mean, spread) => {
      const throws = Array.from({ length: 6 }, next).reduce((sum, value) => sum + value, 0)
      return mean + (throws - 3) * spread * Math.SQRT2
    },
    stream: (name) => seededRandom(`${seed}/${name}`),
  }
}

/** Small fast counter, a well-known public-domain generator, started from a hash of the text. */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = hashOf(seed)
  function next(): number {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round += 1) {
    next()
  }
  return next
}

function hashOf(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    words[0] = Math.imul(words[0] ^ code, 0x85ebca6b)
    words[1] = Math.imul(words[1] ^ words[0] ^ (words[0] >>> 13), 0xc2b2ae35)
    words[2] = Math.imul(words[2] ^ words[1] ^ (words[1] >>> 16), 0x27d4eb2f)
  }
  return words
}
