import { jsaList } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { detailOf } from './jsa.detail.ts'
import { jsas } from './jsa.list.ts'
import { attendeesOf, hazardsOfJsa, jsaRow, type WholeJsaRow } from './jsa.queries.ts'
import { toAttendee, toJsa, toJsaHazard } from './jsa.row.ts'

const pageOf = listPage(jsas)

export const keepFilter: PersonHandler<'jsa.keepFilter'> = keepFilterOf(jsaList)
export const keptFilter: PersonHandler<'jsa.keptFilter'> = keptFilterOf(jsaList)

export const list: PersonHandler<'jsa.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toJsa(row, context)) })
}

export const get: PersonHandler<'jsa.get'> = async (
  { jsaId, pOffset: offset, pLimit: limit },
  context,
) => ok(await detailOf(context, jsaId, { offset, limit }))

export const hazards: PersonHandler<'jsa.hazards'> = async ({ jsaId }, { db, person }) =>
  ok((await hazardsOfJsa(db, { shardKey: person.shardKey, jsaId })).map(toJsaHazard))

export const attendees: PersonHandler<'jsa.attendees'> = async ({ jsaId }, context) => {
  const { db, person } = context
  const row = await read(context, jsaId)
  const crew = await attendeesOf(db, { shardKey: person.shardKey, jsaId })
  return ok(crew.map((attendee) => toAttendee(attendee, row, context)))
}

async function read({ db, person }: PersonContext, jsaId: string): Promise<WholeJsaRow> {
  return (await jsaRow(db, person, jsaId)) ?? fail('forbidden')
}
