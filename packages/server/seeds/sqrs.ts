import type { Insertable } from 'kysely'
import { severityByDuration, sqrHeader, sqrNcr, sqrNcrStep, type SqrNcrFacts } from '@holdpoint/api'
import { dueAt } from '../src/areas/sqr/sqr.rules.ts'
import type { SqrsTable } from '../src/areas/sqr/sqr.tables.ts'
import { json } from '../src/db/json.ts'
import { keptValues, toColumns } from '../src/declared/declared.columns.ts'
import { idsIn } from '../src/declared/declared.lookup.ts'
import type { Directory } from './directory.ts'
import { chained } from './entry-history.ts'
import { organisation, padsOf, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { severityThresholds } from './severity-thresholds.ts'
import { chainedSqrs, openSerious } from './sqr-chains.ts'
import { historyOf, namer } from './sqr-history.ts'
import { plainSqrs, type SqrLine } from './sqr-lines.ts'
import type { Made, Values } from './sqr-made.ts'
import { partsOf } from './sqr-parts.ts'
import { deedsOf } from './sqr-run.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

type Scene = {
  now: Date
  directory: Directory
  people: readonly WorldPerson[]
  random: SeededRandom
}
type Row = Insertable<SqrsTable>

const clock = zoneClock(organisation.time_zone)

/** The safety quality reports of the demo world: sixty days, most of them small. */
export function makeSqrs(scene: Scene) {
  const lines = [...chainedSqrs, openSerious, ...plainSqrs]
  const planned = lines.map((line) => madeOf(line, scene))
  const { rows: made, counters } = numberInOrder('SQR', planned, ({ writtenAt }) => writtenAt)
  const verifierId = scene.directory.byDemoRole('reviewer').row.id
  const approverId = scene.directory.byDemoRole('approver').row.id
  const namesOf = namer(scene.people)
  const idOf = (title: string) => made.find((one) => one.title === title)?.id ?? null
  const reports = made.map((one) => {
    const parts = partsOf(one, { verifierId, random: scene.random })
    const ids = { reporter: one.seats.reporter.row.id, owner: one.seats.owner.row.id }
    const by = { ...ids, verifier: verifierId, approver: approverId }
    return {
      row: rowOf(one, { now: scene.now, verifierId, parentId: idOf(one.below ?? '') }),
      parts,
      history: historyOf(one, { by, parts, namesOf }),
    }
  })
  return {
    counters,
    // What lies below another one comes after it.
    sqrs: reports
      .map(({ row }) => row)
      .toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null)),
    lines: reports.flatMap(({ parts }) => parts),
    history: reports.flatMap(({ history }) => chained(history)),
    /** Those that actions were raised from, in the order of those. */
    sources: chainedSqrs.map(({ title }) => {
      const { id, number } = made.find((one) => one.title === title) ?? { id: '', number: '' }
      return { id, number, title }
    }),
  }
}

/** The safety quality reports of the demo world, as they are written. */
export type WorldSqrs = ReturnType<typeof makeSqrs>

function madeOf(line: SqrLine, { now, directory, people, random }: Scene): Omit<Made, 'number'> {
  const startsAt = clock.instantOf(
    addDays(clock.dayOf(now), -line.daysAgo),
    5 * 60 + random.int(0, 600),
  )
  const hands = people.filter(({ seat }) => [seat.crew?.code, seat.unit].includes(line.crew))
  const [owner, ...others] = hands
  const [first] = others
  if (owner === undefined || first === undefined) {
    throw new Error(`Nobody is of ${line.crew}.`)
  }
  const ofJob = (jobs: readonly string[]) => others.find(({ seat }) => jobs.includes(seat.job))
  const seats = {
    owner,
    reporter: line.by === undefined ? random.pick(others) : directory.byDemoRole(line.by),
    engineer: ofJob(['FENG', 'WENG']) ?? first,
    mechanic: ofJob(['MECH', 'ELEC']) ?? first,
    operator: ofJob(['EOP', 'POP', 'WOP']) ?? first,
  }
  const writtenAt = addMinutes(startsAt, line.hours * 60 + random.int(20, 90))
  const deeds = deedsOf(line, writtenAt)
  const teamIds = (line.team ?? []).map((one) =>
    one === 'engineer' ? seats.engineer.row.id : directory.byDemoRole(one).row.id,
  )
  return {
    ...{ ...line, id: worldId(writtenAt, random), seats, startsAt, writtenAt, deeds },
    header: headerOf(line, { owner, teamIds, startsAt, random }),
  }
}

function headerOf(
  line: SqrLine,
  given: { owner: WorldPerson; teamIds: string[]; startsAt: Date; random: SeededRandom },
): Values {
  const { owner, teamIds, startsAt, random } = given
  const pad = random.pick(padsOf(owner.seat.district))
  const hole = `${random.int(1, 8)}H`
  const categories = {
    ...{ classificationId: line.classification, typeId: line.type, codeId: line.code },
    ...{ incidentId: line.incident, damageId: line.damage, responsiblePartyId: line.party },
  }
  const chosen = Object.entries(categories).flatMap(([name, id]) => {
    const field = sqrHeader[name as keyof typeof categories]
    return id === undefined ? [] : [[name, `${field.type}.${id}`] as const]
  })
  const wasTold = line.header?.['customerNotifiedWho'] !== undefined
  const said = {
    ...{ title: line.title, description: line.description, immediateAction: line.atOnce ?? '' },
    startsAt: startsAt.toISOString(),
    endsAt: addMinutes(startsAt, line.hours * 60).toISOString(),
    ...{ businessUnit: owner.seat.unit, crewId: owner.seat.crew?.code ?? null },
    ...{ districtId: owner.seat.district, padId: pad.id, customerId: pad.customer_id },
    ...{ well: `${pad.name} ${hole}`, apiNumber: `42-329-${random.int(40_000, 48_999)}` },
    ...{ stage: line.stage ?? '', jobTicket: `JT-${random.int(51_000, 58_999)}` },
    ownerId: line.fate === 'draft' ? null : owner.row.id,
    ...{ teamIds, vendor: line.vendor ?? '' },
    customerNotifiedAt: wasTold ? addMinutes(startsAt, 40).toISOString() : null,
    ...Object.fromEntries(chosen),
    ...line.header,
  }
  return keptValues(sqrHeader, said, organisation.time_zone)
}

function rowOf(
  made: Made,
  { now, verifierId, parentId }: { now: Date; verifierId: string; parentId: string | null },
): Row & { parent_id: string | null } {
  const { id, number, header, hours, seats, deeds, writtenAt, parts } = made
  const last = deeds.at(-1)
  const [opened] = deeds
  const unit = seats.owner.seat.unit
  const levels = severityThresholds.find((one) => one.business_unit_code === unit)
  const severity = severityByDuration(
    hours,
    levels && { nearMiss: levels.near_miss, level1: levels.level1, level2: levels.level2 },
  )
  const verified = deeds.find(({ event }) => event === 'verify')
  const due = opened ? dueAt(opened.at, severity) : null
  const [ncr] = parts?.ncr ?? []
  return {
    ...(toColumns(sqrHeader, header) as Pick<Row, 'title'>),
    ...{ shard_key: shardKey, id, number, status: last?.to ?? 'draft', parent_id: parentId },
    ...{ status_id: `sqr-status.${last?.to ?? 'draft'}`, status_reason: last?.reason ?? null },
    ...{ phase_since: last?.at ?? writtenAt, own_severity: severity, severity },
    responsible_party_verdict:
      verified === undefined
        ? null
        : json({
            ...{ verdict: 'verified', personId: verifierId, at: verified.at.toISOString() },
            note: '',
          }),
    investigator_ids: deeds.some(({ event }) => event === 'investigate')
      ? [seats.owner.row.id, ...idsIn(header['teamIds'])]
      : [],
    // What it says of itself are the fields that its part declares.
    ncr_step: ncr ? sqrNcrStep(keptValues(sqrNcr.fields, ncr, 'UTC') as SqrNcrFacts) : null,
    reporter_id: seats.reporter.row.id,
    ...{ opened_at: opened?.at ?? null, due_at: due },
    // What was late before today was told of then.
    overdue_for: due !== null && due < now ? due : null,
    closed_at: last?.to === 'closed' ? last.at : null,
    ...{ created_at: writtenAt, updated_at: last?.at ?? writtenAt },
    row_version: 1 + deeds.length + new Set(Object.keys(parts ?? {})).size,
  }
}
