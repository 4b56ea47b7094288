import {
  addDays,
  defaultWindow,
  myFormsFilter,
  statusLabel,
  today,
  type CallOf,
  type FilterWindow,
  type FormSection,
  type ParsedInput,
} from '@holdpoint/api'
import type { Lookups } from '../../lookups.ts'
import type { AboutLine } from './excel.ts'
import type { Opened } from '../../../lists/kept-filter.ts'

type Names = ReadonlyMap<string, string>

export interface AboutParts {
  /** How many entries the first sheet holds. */
  count: number
  input: Opened<ParsedInput<CallOf<'myForms.excel'>>>
  lookups: Lookups
  names: { form: Names; formType: Names; country: Names }
  madeBy: string
  madeAt: Date
  timeZone: string
}

const tabs: Readonly<Record<FormSection, string>> = {
  ongoing: 'In Progress',
  completed: 'Completed',
  signature: 'Signature',
}
const orders = {
  date: 'date',
  form_name: 'form',
  form_type: 'form type',
  form_status: 'status',
} as const
// A cell holds 32,767 characters; a filter may name thousands of forms.
const lineLength = 4_000

/** What the second sheet says of the first: how many, for whom, when, and what was filtered. */
export function aboutLines(parts: AboutParts): AboutLine[] {
  const { count, input, lookups, names, madeBy, madeAt, timeZone } = parts
  const filter = myFormsFilter.fromCall(input)
  return [
    ['Forms', count],
    ['Made by', madeBy],
    ['Made at', clockOf(madeAt, timeZone)],
    ['Times are of', timeZone],
    ['Tab', tabs[input.section]],
    ['Sorted by', orderInWords(input)],
    ['Started', windowInWords(filter.window, madeAt, timeZone)],
    ...named('Search', [input.search.trim()]),
    ...named('Form', filter.formIds, names.form),
    ...named('Form type', filter.formTypes, names.formType),
    ...named('Country', filter.countries, names.country),
    ...named('District', filter.districts, lookups.district),
    ...named('Business unit', filter.businessUnits, lookups.businessUnit),
    ...named('Crew', filter.crews, lookups.crew),
    ...named('Customer', filter.customers, lookups.customer),
    ...named('Pad', filter.pads, lookups.pad),
    ...named('Status', filter.statuses.map(statusLabel)),
    ...named('Score', filter.score === null ? [] : [`${filter.score.low} to ${filter.score.high}`]),
    ...marked('Elevated', filter.isElevated),
    ...marked('With kudos', filter.isKudos),
    ...marked('With private comments', filter.isPrivateComment),
    ...marked('With public comments', filter.isPublicComment),
  ]
}

function orderInWords({ orderBy, orderByAsc }: AboutParts['input']): string {
  const isAscending = orderByAsc === undefined ? orderBy !== 'date' : orderByAsc === 1
  const [first, last] = orderBy === 'date' ? ['oldest first', 'newest first'] : ['A to Z', 'Z to A']
  return `${orders[orderBy]}, ${isAscending ? first : last}`
}

function windowInWords(window: FilterWindow, now: Date, timeZone: string): string {
  switch (window.kind) {
    case 'all':
      return 'at any time'
    case 'days': {
      const last = today(now, timeZone)
      return `${addDays(last, 1 - window.days)} to ${last}`
    }
    case 'dates': {
      const usual = defaultWindow(now, timeZone)
      const { startDate = usual.startDate, endDate } = window
      const last = endDate ?? usual.endDate
      return startDate === 'none' ? `until ${last}` : `${startDate} to ${last}`
    }
    default:
      return window satisfies never
  }
}

/** What was chosen, over as many lines as it takes. */
function named(what: string, chosen: readonly string[], names?: Names): AboutLine[] {
  const lines: string[] = []
  for (const choice of chosen.filter((each) => each !== '')) {
    const name = names?.get(choice) ?? choice
    const last = lines.at(-1)
    if (last === undefined || last.length + name.length > lineLength) {
      lines.push(name)
    } else {
      lines[lines.length - 1] = `${last}, ${name}`
    }
  }
  return lines.map((line, index) => [index === 0 ? what : '', line])
}

function marked(what: string, isMarked: boolean): AboutLine[] {
  return isMarked ? [[what, 'Yes']] : []
}

function clockOf(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
  return `${today(instant, timeZone)} ${time}`
}
