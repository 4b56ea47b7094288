import type { Insertable } from 'kysely'
import { demoEmail, demoRoles } from '../src/areas/auth/demo-people.ts'
import type { PeopleTable } from '../src/areas/people/people.tables.ts'
import type { PermissionGroupMembersTable } from '../src/areas/permissions/permissions.tables.ts'
import { type countries, districtZones, districts, jobTitles, shardKey } from './organisation.ts'
import type { CustomerId } from './organisation.ts'
import { groupId } from './permission-groups.ts'
import type { GroupName } from './permission-groups.ts'
import { demoNames, personNames } from './person-names.ts'
import type { DemoRole } from './person-names.ts'
import { seats } from './seats.ts'
import type { Seat } from './seats.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays } from './world-time.ts'

/** Somebody of the demo world, with the seat they hold. */
export type WorldPerson = {
  row: Insertable<PeopleTable> & { id: string; full_name: string }
  seat: Seat
  groups: readonly GroupName[]
}

/** Who may sign in to the demo world, and as what. */
export type DemoSignIn = { role: DemoRole; email: string; name: string }

/** The six accounts of the demo world. */
export const demoSignIns: readonly DemoSignIn[] = demoRoles.map((role) => ({
  role,
  email: demoEmail(role),
  name: fullNameOf(demoNames[role]),
}))

type PeopleOptions = { random: SeededRandom; today: string; passwordHash: string }

const companies = {
  own: { company_code: 'CWS', company_name: 'Copperline Well Services' },
  contractor: { company_code: 'LARK', company_name: 'Lark Field Staffing' },
} as const

/** Whose wells a crew works on, which a pad of its own district shows. */
const customerOfCrew: Readonly<Record<string, CustomerId>> = {
  'F-01': 'tessera-basin',
  'F-02': 'longhollow',
  'F-03': 'marrow-creek',
  'F-04': 'tessera-basin',
  'F-05': 'harrowgate',
  'F-06': 'northvane',
  'W-01': 'sable-fork',
  'W-02': 'marrow-creek',
  'W-03': 'northvane',
  'W-04': 'harrowgate',
}

/** Seats everybody. Only the demo accounts get a password. */
export function makePeople({ random, today, passwordHash }: PeopleOptions): WorldPerson[] {
  const names = personNames.values()
  const idOfSeat = new Map<string, string>()
  return seats.map((seat, index) => {
    const name = seat.demo === null ? names.next().value : demoNames[seat.demo]
    if (name === undefined) {
      throw new Error('The demo world has more seats than names.')
    }
    const hireDate = addDays(today, -daysOfService(seat, random))
    const id = worldId(new Date(`${hireDate}T15:00:00Z`), random)
    idOfSeat.set(seat.key, id)
    const own = seat.crew === null ? 'Office' : 'Field'
    const employeeType = seat.key !== 'vp' && random.chance(0.06) ? 'Contractor' : own
    const title = jobTitles.find(({ code }) => code === seat.job)?.name ?? seat.job
    return {
      seat,
      groups: groupsOf(seat),
      row: {
        id,
        shard_key: shardKey,
        employee_number: String(10_204 + index * 7),
        first_name: name.firstName,
        last_name: name.lastName,
        full_name: fullNameOf(name),
        email: seat.demo === null ? emailOf(fullNameOf(name)) : demoEmail(seat.demo),
        employee_type: employeeType,
        employee_title: title,
        position: seat.crew === null ? title : `${title}, ${seat.crew.name}`,
        job_code: seat.job,
        manager_id: seat.reportsTo === null ? null : (idOfSeat.get(seat.reportsTo) ?? null),
        country_code: countryOf(seat),
        district_code: seat.district,
        business_unit_code: seat.unit,
        crew_code: seat.crew?.code ?? null,
        hire_date: hireDate,
        is_sse: seat.isSse,
        profile_image: null,
        time_zone: districtZones[seat.district] ?? null,
        password_hash: seat.demo === null ? null : passwordHash,
        is_active: true,
        ...(employeeType === 'Contractor' ? companies.contractor : companies.own),
        phone: `+1 907 555 01${String(index % 100).padStart(2, '0')}`,
        customer_id: customerOfCrew[seat.crew?.code ?? ''] ?? null,
      },
    }
  })
}

/** One row for each group of each person. */
export function groupMembers(
  people: readonly WorldPerson[],
): Insertable<PermissionGroupMembersTable>[] {
  return people.flatMap(({ row, groups }) =>
    groups.map((group) => ({ group_id: groupId(group), person_id: row.id })),
  )
}

function daysOfService(seat: Seat, random: SeededRandom): number {
  if (seat.isSse) {
    return random.int(6, 170)
  }
  return seat.reportsTo === null || seat.reportsTo === 'vp'
    ? random.int(2_900, 6_800)
    : random.int(260, 3_900)
}

function groupsOf(seat: Seat): GroupName[] {
  switch (seat.job) {
    case 'SYSA':
      return ['Employees', 'Administrators']
    case 'HSED':
    case 'HSEA':
      return ['Employees', 'Reviewers']
    case 'VPO':
    case 'SQM':
      return ['Employees', 'Approvers']
    case 'DMGR':
      return ['Employees', 'Managers', 'Approvers']
    case 'FSUP':
    case 'COORD':
      return ['Employees', 'Managers']
    default:
      return ['Employees']
  }
}

function countryOf(seat: Seat): (typeof countries)[number]['code'] | null {
  return districts.find(({ code }) => code === seat.district)?.country_code ?? null
}

function fullNameOf(name: { firstName: string; lastName: string }): string {
  return `${name.firstName} ${name.lastName}`
}

const lettersOutsideAscii: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae' }

function emailOf(fullName: string): string {
  const plain = fullName
    .toLowerCase()
    .replace(/[łøæ]/g, (letter) => lettersOutsideAscii[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z -]/g, '')
  return `${plain.replaceAll(' ', '.')}@holdpoint.example`
}
