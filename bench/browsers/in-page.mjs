/** A function with its arguments as text, whatever protocol carries it. */
export function calling(work) {
  return `async (given) => JSON.stringify({ value: await (${work})(...JSON.parse(given)) })`
}

/** What such a function answered; undefined where the page had no answer. */
export function resultOf(text) {
  return text === undefined || text === null ? undefined : JSON.parse(text).value
}
