import type { SdsAsked } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { takePicture } from '../../records/files.ts'
import { nextNumber } from '../../records/numbers.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import type { SheetRow } from './sds.columns.ts'
import { labelSlot } from './sds.papers.ts'
import { sheetForChange, sheetRow } from './sds.queries.ts'
import { addRequest, sheetsAlike, type AlikeRow } from './sds.requests.ts'
import { isInUse, isOnItsWay, readerOf, readsAll } from './sds.rights.ts'
import { toSheet } from './sds.row.ts'

export const alike: PersonHandler<'sds.alike'> = async ({ productName }, context) => {
  const { db, person, now } = context
  const found = await alikeFor(context, { productName, manufacturer: '' })
  const rows = await Promise.all(found.map(({ id }) => sheetRow(db, readerOf(person, now), id)))
  return ok(rows.flatMap((row) => (row === undefined ? [] : [toSheet(row, context)])))
}

export const ask: PersonHandler<'sds.ask'> = async (asked, context) => {
  const before = await sameOnItsWay(context, asked)
  if (before !== undefined) {
    return ok(await joinAs(context, before, asked), joined(before))
  }
  const number = await nextNumber(context, 'SDS')
  // Whoever took the number before this one may have asked for the same meanwhile.
  const meanwhile = await sameOnItsWay(context, asked)
  return meanwhile === undefined
    ? ok(await add(context, number, asked), 'It was asked for. You are told when it is there.')
    : ok(await joinAs(context, meanwhile, asked), joined(meanwhile))
}

export const join: PersonHandler<'sds.join'> = async ({ sheetId }, context) => {
  const { db, person, now } = context
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  if (isInUse(row) || !isOnItsWay(row)) {
    return fail('wrong_state', { message: 'It is not on its way any more.' })
  }
  await joinAs(context, row, { place: '' })
  return ok({ sheetId }, 'You are told when it is there.')
}

/** What somebody is told who waits for what is on its way already. */
const joined = ({ request }: SheetRow) =>
  request?.isWaiting === true && !(request.isMine && request.people === 1)
    ? 'Others wait for it too. You are told as well.'
    : 'It is on its way already. You are told when it is there.'

type Named = Pick<SdsAsked, 'productName' | 'manufacturer'>

/** Sheets with such a name, as far as somebody may know of them: in use, or asked for. */
async function alikeFor({ db, person }: PersonContext, named: Named): Promise<AlikeRow[]> {
  const found = await sheetsAlike(db, person, named)
  return found.filter((one) => isKnownTo(person, one))
}

const isKnownTo = (person: PersonContext['person'], one: AlikeRow) =>
  isInUse(one) || one.is_waited_for || readsAll(person)

/**
 * The sheet of the very product where it is on its way: held, so that it stays so until the end of
 * the call. Ends the call where it is there, or may be one that is there or asked for.
 */
async function sameOnItsWay(
  context: PersonContext,
  asked: SdsAsked,
): Promise<SheetRow | undefined> {
  const { db, person, now } = context
  const found = await sheetsAlike(db, person, asked)
  const same = found.find((one) => one.is_same)
  const held = same && (await sheetForChange(db, readerOf(person, now), same.id))
  if (held !== undefined && isInUse(held)) {
    failField('productName', `${held.number} ${held.product_name} is there already.`)
  }
  if (held !== undefined && isOnItsWay(held)) {
    return held
  }
  const others = found.filter((one) => !one.is_same && isKnownTo(person, one))
  if (others.length > 0 && !asked.isAnother) {
    const names = others.map((one) => `${one.number} ${one.product_name}`).join('; ')
    failField('isAnother', `There is ${names}. Please say that yours is another product.`)
  }
  return undefined
}

async function add(context: PersonContext, number: string, asked: SdsAsked) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const { productName, manufacturer } = asked
  const sheetId = ports.ids.next()
  await db
    .insertInto('sds_sheets')
    .values({
      ...{ shard_key: shardKey, id: sheetId, number, product_name: productName, manufacturer },
      ...{ created_by: personId, created_at: now, updated_at: now },
    })
    .execute()
  await note(context, sheetId, asked)
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'ask' },
    changes: { productName: { from: null, to: productName } },
  })
  const keepers = await holdersOf(db, shardKey, 'manage_sds')
  await notify(context, {
    ...{ kind: 'sheet_asked', record: { type: 'sds', id: sheetId } },
    personIds: keepers.filter((keeper) => keeper !== personId),
  })
  return { sheetId, number, isJoined: false }
}

/** Adds somebody to those who wait for a sheet whose row is held; once is enough. */
async function joinAs(
  context: PersonContext,
  { id: sheetId, number, request }: SheetRow,
  said: Pick<SdsAsked, 'place' | 'photo'>,
) {
  await note(context, sheetId, said)
  if (request?.isWaiting !== true || !request.isMine) {
    await context.audit({ recordType: 'sds', recordId: sheetId, action: 'join', changes: {} })
  }
  return { sheetId, number, isJoined: true }
}

async function note(
  context: PersonContext,
  sheetId: string,
  { place, photo }: Pick<SdsAsked, 'place' | 'photo'>,
): Promise<void> {
  const { db, person, now } = context
  const { shardKey, personId } = person
  const label = { recordType: 'sds', recordId: sheetId, slot: labelSlot }
  const upload =
    photo === undefined ? null : await takePicture(context, label, { file: photo, field: 'photo' })
  await addRequest(
    db,
    { shardKey, sheetId },
    { personId, place, uploadId: upload?.id ?? null, now },
  )
}
