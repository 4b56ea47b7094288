/** What the page of an example says about it. */
export type Readme = { title: string; line: string; look: readonly string[] }

/**
 * Reads an example's README: a title, one line, and a list of what to look at. Anything else in it
 * is for those who read the file.
 */
export function readReadme(text: string): Readme {
  const lines = text.split('\n').map((line) => line.trim())
  const title = lines.find((line) => line.startsWith('# '))?.slice(2)
  const line = lines.find((one) => one !== '' && !/^[#-]/.test(one))
  if (!title || !line) {
    throw new Error('The README of an example starts with "# Title" and one line about it.')
  }
  const look = lines.filter((one) => one.startsWith('- ')).map((one) => one.slice(2))
  return { title, line, look }
}
