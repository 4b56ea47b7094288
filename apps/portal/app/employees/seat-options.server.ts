import type { AppLoadContext } from '@remix-run/node'
import type { MasterContent, SeatCode } from '@holdpoint/api'
import { stillOffered } from '../records/choices.ts'
import type { OptionGroup } from '../records/edit-form.tsx'
import { contentOf } from '../session/content-of.server.ts'

type Ask = { context: AppLoadContext; request: Request }
type Option = readonly [code: string, name: string]

/** What each part of a seat may name. */
export type SeatOptions = Readonly<Record<SeatCode, readonly OptionGroup[]>>

/**
 * Loads what master data has for a seat: what is not retired, and what stands in it. The groups of
 * districts and job titles are those in which something is offered.
 */
export async function loadSeatOptions(
  { context, request }: Ask,
  seat?: Readonly<Record<SeatCode, string | null>>,
): Promise<SeatOptions> {
  const answer = await context.api.master.get({
    keys: [
      ...(['countries', 'districts', 'businessUnits', 'crews'] as const),
      ...(['departments', 'jobTitles', 'customers'] as const),
    ],
  })
  const master: MasterContent = contentOf(answer, request)
  const { countries = [], districts = [], departments = [], jobTitles = [] } = master
  const offered = <One extends { isRetired?: true | undefined }>(
    part: SeatCode,
    list: readonly One[] | undefined,
    option: (one: One) => Option,
  ) => stillOffered(list ?? [], (one) => option(one)[0] === seat?.[part]).map(option)
  return {
    country: plain(offered('country', countries, ({ id, country }) => [id, country])),
    divisionCode: filled(
      countries.map(({ id, country }) => ({
        label: country,
        options: offered(
          'divisionCode',
          districts.filter((one) => one.country === id),
          ({ divisionCode, divisionDesc }) => [divisionCode, divisionDesc],
        ),
      })),
    ),
    lobCode: plain(
      offered('lobCode', master.businessUnits, ({ lobCode, lobDesc }) => [lobCode, lobDesc]),
    ),
    jobCode: filled(
      departments.map(({ deptCode, deptDesc }) => ({
        label: deptDesc,
        options: offered(
          'jobCode',
          jobTitles.filter((one) => one.deptCode === deptCode),
          ({ jobCode, jobDesc }) => [jobCode, jobDesc],
        ),
      })),
    ),
    crew: plain(offered('crew', master.crews, ({ crew, crewName }) => [crew, crewName])),
    customer: plain(offered('customer', master.customers, ({ id, name }) => [id, name])),
  }
}

const plain = (options: readonly Option[]): readonly OptionGroup[] => [{ label: '', options }]

const filled = (groups: readonly OptionGroup[]) =>
  groups.filter(({ options }) => options.length > 0)
