// @ts-check
import { crews, districts } from './options.js'
import { rows } from './people-rows.js'
import { pause } from './waiting.js'

/** @typedef {import('@holdpoint/api').Person} Person */

/**
 * The filters of the person search. Each is a list of which any entry fits; `isExcluded` finds the
 * people whom the filters do not fit.
 * @typedef {{
 *   country?: readonly string[], crew?: readonly string[], crewColor?: readonly string[],
 *   lobCode?: readonly string[], divisionCode?: readonly string[], deptCode?: readonly string[],
 *   jobCode?: readonly string[], customer?: readonly string[], companyCode?: readonly string[],
 *   employeeNumber?: readonly string[], managerFullName?: readonly string[],
 *   managerEmail?: readonly string[], permissions?: readonly string[], isExcluded?: boolean,
 * }} PersonFilters
 */

/**
 * @typedef {PersonFilters & {
 *   signal?: AbortSignal | undefined, pLimit?: number, userIds?: readonly string[],
 * }} FindOptions
 */

/** @type {import('./people-rows.js').Row} */
const nobody = ['', '', '', '', 0, false]

// Beside the page that shows them.
const faces = ['./faces/one.svg', './faces/two.svg']

/** Everybody in the made-up company, by hand. @type {readonly Person[]} */
export const people = rows.map((row, index) => personOf(row, index))

/** The one who is signed in, and writes the comments that may be edited. */
export const me = byId('p-1')

const facts = new Map(people.map(({ personId }, index) => [personId, factsOf(index)]))

/**
 * Finds people by name or email, as the directory of a portal would: every word must be in the name
 * or the address, capitals and accents do not matter. The word "fail" is refused, to show how a
 * widget tells of it.
 * @param {string} words
 * @param {FindOptions} [options]
 * @returns {Promise<Person[]>}
 */
export async function findPeople(words, options = {}) {
  const { signal, pLimit = 20, userIds, isExcluded = false, ...filters } = options
  await pause(signal)
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.includes('fail')) {
    throw new Error('The directory did not answer.')
  }
  if (userIds) {
    return userIds.flatMap((id) => people.find(({ personId }) => personId === id) ?? [])
  }
  return people
    .filter((person) => wanted.every((word) => searchTextOf(person).includes(word)))
    .filter(({ personId }) => fits(personId, filters) !== isExcluded)
    .slice(0, pLimit)
}

/**
 * As many people as asked, up to 10,000, the same ones each time.
 * @param {number} count
 * @returns {Person[]}
 */
export function manyPeople(count) {
  const random = seeded(20261121)
  const pick = () => rows[Math.floor(random() * rows.length)] ?? nobody
  return Array.from({ length: Math.min(count, 10_000) }, (_, index) => {
    const [first, , title] = pick()
    const [, last] = pick()
    const mail = `${plain(first)}.${plain(last)}.${index + 1}`.replace(/[^a-z0-9.]/g, '')
    const row = /** @type {const} */ ([
      first,
      last,
      title,
      mail,
      2026 - (index % 20),
      index % 7 === 0,
    ])
    return { ...personOf(row, index), personId: `many-${index + 1}`, profileImage: null }
  })
}

/**
 * @param {string} id
 * @returns {Person}
 */
export function byId(id) {
  const found = people.find(({ personId }) => personId === id)
  if (!found) {
    throw new Error(`Nobody in the demo has the id "${id}".`)
  }
  return found
}

/**
 * @param {import('./people-rows.js').Row} row
 * @param {number} index
 * @returns {Person}
 */
function personOf([firstName, lastName, employeeTitle, mail, year, isSSE], index) {
  const crew = crews[index % crews.length]
  const district = districts[index % districts.length]
  const month = String((index % 12) + 1).padStart(2, '0')
  return {
    personId: `p-${index + 1}`,
    fullName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    employeeTitle,
    position: `${crew?.label}, ${district?.label}`,
    employeeEmail: mail === '' ? null : `${mail}@ironmesa.example`,
    hireDate: year === 0 ? null : `${year}-${month}-15`,
    profileImage: index % 9 === 4 ? (faces[index % 2] ?? null) : null,
    isSSE,
  }
}

/**
 * What the filters look at and the record of a person does not show.
 * @param {number} index
 * @returns {Record<string, string>}
 */
function factsOf(index) {
  const crew = crews[index % crews.length]?.value ?? ''
  const manager = people[index % 5 === 0 ? 0 : index - (index % 5)]
  return {
    country: index % 6 === 5 ? 'AR' : index % 6 > 2 ? 'CA' : 'US',
    crew,
    crewColor: crew.split('-')[0]?.toLowerCase() ?? '',
    lobCode: ['FRAC', 'CEM', 'COIL', 'WIRE'][index % 4] ?? '',
    divisionCode: districts[index % districts.length]?.value ?? '',
    deptCode: index % 3 === 0 ? 'OPS' : 'FIELD',
    jobCode: `J${(index % 8) + 1}`,
    customer: ['Caprock', 'Longspur'][index % 2] ?? '',
    companyCode: index % 10 === 9 ? 'HALYARD' : 'IRONMESA',
    employeeNumber: String(4100 + index),
    managerFullName: manager?.fullName ?? '',
    managerEmail: manager?.employeeEmail ?? '',
    permissions: index % 4 === 0 ? 'authorize_loto' : 'access_own_submissions',
  }
}

/**
 * @param {string} personId
 * @param {Record<string, unknown>} filters
 */
function fits(personId, filters) {
  return Object.entries(filters).every(([name, wanted]) => {
    const fact = facts.get(personId)?.[name]
    return !Array.isArray(wanted) || wanted.length === 0 || wanted.includes(fact)
  })
}

/** @param {Person} person */
function searchTextOf({ fullName, employeeEmail }) {
  return plain(`${fullName} ${employeeEmail ?? ''}`)
}

/**
 * Small letters without accents.
 * @param {string} words
 */
function plain(words) {
  return words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/**
 * Numbers from 0 to 1 that come in the same order each time (mulberry32).
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
