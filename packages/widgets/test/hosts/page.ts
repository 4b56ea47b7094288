import type {} from '../../src/elements.ts'
import { type Person } from '../../src/person.ts'

// One page of a made-up intranet, told to every framework in the same terms: which tags it has, the
// data that it hands in, and what it wants to hear.

const people: readonly Person[] = [
  ['1', 'Ingrid Moen', 'Pump Operator', 'ingrid.moen@holdpoint.example', true],
  ['2', 'Kofi Owusu', 'Crew Lead', 'kofi.owusu@holdpoint.example', false],
  ['3', 'Lena Braun', 'Field Engineer', 'lena.braun@holdpoint.example', false],
].map(([personId, fullName, employeeTitle, employeeEmail, isSSE]) => {
  const [firstName = '', lastName = ''] = String(fullName).split(' ')
  return {
    personId: String(personId),
    fullName: String(fullName),
    firstName,
    lastName,
    employeeTitle: String(employeeTitle),
    position: null,
    employeeEmail: String(employeeEmail),
    hireDate: '2020-01-01',
    profileImage: null,
    isSSE: isSSE === true,
  }
})

/** One tag of the page. */
export type HostTag = {
  tag: keyof HTMLElementTagNameMap
  attributes: Readonly<Record<string, string>>
  properties: Readonly<Record<string, unknown>>
  /** The events that the page listens to. */
  events: readonly string[]
}

/** The tags of the page, in their order. */
export const hostTags: readonly HostTag[] = [
  {
    tag: 'hp-search-box',
    attributes: { label: 'Search by form name' },
    properties: {},
    events: ['hp-search'],
  },
  {
    tag: 'hp-person-search',
    attributes: { label: 'Colleague', name: 'colleague' },
    properties: { people },
    events: ['hp-change'],
  },
  {
    tag: 'hp-user-card',
    attributes: { today: '2026-06-01' },
    properties: { person: people[0] },
    events: [],
  },
  {
    tag: 'hp-empty-message',
    attributes: { message: 'No form found.' },
    properties: {},
    events: [],
  },
  {
    tag: 'hp-confirm-dialog',
    attributes: { question: 'Are you sure you want to delete this form?' },
    properties: {},
    events: ['hp-cancel', 'hp-confirm'],
  },
  { tag: 'hp-saved-filter-dialog', attributes: {}, properties: {}, events: ['hp-save'] },
  { tag: 'hp-share-dialog', attributes: {}, properties: { people }, events: ['hp-share'] },
  { tag: 'hp-processing-overlay', attributes: {}, properties: {}, events: [] },
]

/** The page's own buttons: each shows one of the tags. */
export const hostButtons = [
  ['Delete', 'hp-confirm-dialog'],
  ['Save filter', 'hp-saved-filter-dialog'],
  ['Share', 'hp-share-dialog'],
  ['Work', 'hp-processing-overlay'],
] as const

declare global {
  interface Window {
    hostHeard: { name: string; detail: unknown }[]
  }
}

window.hostHeard = []

/** Writes down what a tag told the page, in words that survive being sent to the test. */
export function hearOf(event: Event): void {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  window.hostHeard.push({ name: event.type, detail: JSON.parse(JSON.stringify(detail ?? null)) })
}

/** What a button of the page does. The overlay goes away by itself, as after some work. */
export function showTag(tag: (typeof hostButtons)[number][1]): void {
  const element = document.querySelector(tag)
  element?.show()
  if (element?.localName === 'hp-processing-overlay') {
    setTimeout(() => element.hide(), 400)
  }
}
