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
    requireSame('The floor', least, content)
    requireSame('The client', called, content)
    contents.push(content)
  }
  const totals = contents.map(({ totalRecords }) => totalRecords)
  const sizes = contents.map(({ data }) => data.length)
  console.log(`The same rows three times over: ${sizes.join(', ')} of ${totals.join(', ')}`)
  return totals
}

/** Says which parts differ, because a field that the list has gained is a line of `floor-row.mjs`. */
function requireSame(who, answered, { data, ...page }) {
  const { data: rows = [], ...itsPage } = answered
  const [row = {}, itsRow = {}] = [data[0], rows[0]]
  const names = [...new Set([...Object.keys(row), ...Object.keys(itsRow)])]
  const differing = names.filter((name) => !isDeepStrictEqual(row[name], itsRow[name]))
  if (!isDeepStrictEqual(itsPage, page)) {
    differing.push(`${JSON.stringify(itsPage)} for ${JSON.stringify(page)}`)
  }
  if (!isDeepStrictEqual(rows, data) || differing.length > 0) {
    throw new Error(`${who} does not answer the rows of HTTP: ${differing.join(', ')}.`)
  }
}

async function fetched(address, headers) {
  const response = await fetch(address, { headers })
  if (response.status !== 200) {
    throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  }
  return response.json()
}
