/** Tells the developer of the host page; the one line of this package that reaches its console. */
export function warn(sentence: string): void {
  // oxlint-disable-next-line holdpoint/no-console -- A widget has no logger; the page's developer reads the console.
  console.warn(`Holdpoint: ${sentence}`)
}

const told = new Set<string>()

/** The same for what is found at each drawing: a sentence is told once. */
export function warnOnce(sentence: string): void {
  if (!told.has(sentence)) {
    told.add(sentence)
    warn(sentence)
  }
}
