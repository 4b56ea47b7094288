import type { AppLoadContext } from '@remix-run/node'
import type { MasterContent, SeatCode } from '@holdpoint/api'
import { stillOffered } from '../records/choices.ts'
import type { OptionGroup } from '../records/edit-form.tsx'
import { contentOf } from '../session/content-of.server.ts'

type Ask = { context: AppLoadContext; request: Request }
type Option = readonly [code: string, name: string]

type Seat = Readonly<Record<SeatCode, string | null>>

/** What each part of a seat may name. */
export type SeatOptions = Readonly<Record<SeatCode, readonly OptionGroup[]>>

/** Loads what master data has for a seat; what stands in one is offered, whatever became of it. */
export async function loadSeatOptions(
  { context, request }: Ask,
  seat?: Seat,
): Promise<SeatOptions> {
  const answer = await context.api.master.get({
    keys: [
      ...(['countries', 'districts', 'businessUnits', 'crews'] as const),
      ...(['departments', 'jobTitles', 'customers'] as const),
    ],
  })
  const groups = groupsOf(contentOf(answer, request), seat)
  const offered = (part: SeatCode) => withCurrent(groups[part], seat?.[part] ?? null)
  return {
    country: offered('country'),
    divisionCode: offered('divisionCode'),
    lobCode: offered('lobCode'),
    jobCode: offered('jobCode'),
    crew: offered('crew'),
    customer: offered('customer'),
  }
}

function groupsOf(master: MasterContent, seat: Seat | undefined): SeatOptions {
  const { countries = [], departments = [] } = master
  const districts = stillOffered(
    master.districts ?? [],
    ({ divisionCode }) => divisionCode === seat?.divisionCode,
  )
  const jobTitles = stillOffered(master.jobTitles ?? [], ({ jobCode }) => jobCode === seat?.jobCode)
  const businessUnits = stillOffered(
    master.businessUnits ?? [],
    ({ lobCode }) => lobCode === seat?.lobCode,
  )
  const crews = stillOffered(master.crews ?? [], ({ crew }) => crew === seat?.crew)
  const customers = stillOffered(master.customers ?? [], ({ id }) => id === seat?.customer)
  return {
    country: plain(
      stillOffered(countries, ({ id }) => id === seat?.country).map(({ id, country }) => [
        id,
        country,
      ]),
    ),
    divisionCode: countries.map(({ id, country }) => ({
      label: country,
      options: districts
        .filter((one) => one.country === id)
        .map((one) => [one.divisionCode, one.divisionDesc]),
    })),
    lobCode: plain(businessUnits.map(({ lobCode, lobDesc }) => [lobCode, lobDesc])),
    jobCode: departments.map(({ deptCode, deptDesc }) => ({
      label: deptDesc,
      options: jobTitles
        .filter((one) => one.deptCode === deptCode)
        .map((one) => [one.jobCode, one.jobDesc]),
    })),
    crew: plain(crews.map(({ crew, crewName }) => [crew, crewName])),
    customer: plain(customers.map(({ id, name }) => [id, name])),
  }
}

const plain = (options: readonly Option[]): readonly OptionGroup[] => [{ label: '', options }]

function withCurrent(groups: readonly OptionGroup[], code: string | null): readonly OptionGroup[] {
  const filled = groups.filter(({ options }) => options.length > 0)
  const isOffered = filled.some(({ options }) => options.some(([one]) => one === code))
  return code === null || isOffered ? filled : [...filled, { label: '', options: [[code, code]] }]
}
