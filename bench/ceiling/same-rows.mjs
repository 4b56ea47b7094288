import { isDeepStrictEqual } from 'node:util'
import { listPath } from './the-list.mjs'

/**
 * Holds the three against each other, person by person: a floor that answered other rows would be
 * no floor. Answers how many rows there are to page through for the first of them.
 */
export async function requireSameRows({ origin, floor, inProcess, tokens }) {
  const contents = []
  for (const token of tokens) {
    const headers = { Authorization: `Bearer ${token}` }
    const [least, { content }, called] = await Promise.all([
      fetched(floor.origin, headers),
      fetched(`${origin}${listPath}`, headers),
      inProcess.ask('rows', { token }),
    ])
    if (!isDeepStrictEqual(least, content) || !isDeepStrictEqual(called, content)) {
      throw new Error('The floor, the client and HTTP do not answer the same rows.')
    }
    contents.push(content)
  }
  const totals = contents.map(({ totalRecords }) => totalRecords)
  const sizes = contents.map(({ data }) => data.length)
  console.log(`The same rows three times over: ${sizes.join(', ')} of ${totals.join(', ')}`)
  return totals
}

async function fetched(address, headers) {
  const response = await fetch(address, { headers })
  if (response.status !== 200) {
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  }
  return response.json()
}
