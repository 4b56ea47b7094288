/** Mulberry32: the same seed makes the same numbers. */
export function seededRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick(random, list) {
  return list[Math.floor(random() * list.length)]
}

export function shuffled(random, list) {
  const rest = [...list]
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0])
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
