import type { SdsAsked } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { takePicture } from '../../records/files.ts'
import { nextNumber } from '../../records/numbers.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { labelSlot } from './sds.papers.ts'
import { sheetForChange, sheetRow } from './sds.queries.ts'
import { addRequest, hasAsked, sheetsAlike, type AlikeRow } from './sds.requests.ts'
import { isInUse, isOnItsWay, readerOf, readsAll } from './sds.rights.ts'
import { toSheet } from './sds.row.ts'

export const alike: PersonHandler<'sds.alike'> = async ({ productName }, context) => {
  const { db, person, now } = context
  const found = await alikeFor(context, { productName, manufacturer: '' })
  const rows = await Promise.all(found.map(({ id }) => sheetRow(db, readerOf(person, now), id)))
  return ok(rows.flatMap((row) => (row === undefined ? [] : [toSheet(row, context)])))
}

export const ask: PersonHandler<'sds.ask'> = async (asked, context) => {
  await requireMissing(context, asked)
  const before = await sameOnItsWay(context, asked)
  if (before !== undefined) {
    return ok(await joinAs(context, before, asked), 'Others wait for it too. You are told as well.')
  }
  const number = await nextNumber(context, 'SDS')
  // Whoever took the number before this one may have asked for the same meanwhile.
  const meanwhile = await sameOnItsWay(context, asked)
  return meanwhile === undefined
    ? ok(await add(context, number, asked), 'It was asked for. You are told when it is there.')
    : ok(await joinAs(context, meanwhile, asked), 'Others wait for it too. You are told as well.')
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

type Named = Pick<SdsAsked, 'productName' | 'manufacturer'>

/** Sheets with such a name, as far as somebody may know of them: in use, or asked for. */
async function alikeFor({ db, person }: PersonContext, named: Named): Promise<AlikeRow[]> {
  const found = await sheetsAlike(db, person.shardKey, named)
  return found.filter((one) => isInUse(one) || one.is_waited_for || readsAll(person))
}

/** Ends the call where the sheet is there, or may be one that is there or asked for. */
async function requireMissing(context: PersonContext, asked: SdsAsked): Promise<void> {
  const found = await alikeFor(context, asked)
  const there = found.find((one) => one.is_same && isInUse(one))
  if (there !== undefined) {
    return failField('productName', `${there.number} ${there.product_name} is there already.`)
  }
  const isSameAskedFor = found.some((one) => one.is_same)
  if (found.length > 0 && !isSameAskedFor && !asked.isAnother) {
    const names = found.map((one) => `${one.number} ${one.product_name}`).join('; ')
    failField('isAnother', `There is ${names}. Please say that yours is another product.`)
  }
}

async function sameOnItsWay({ db, person }: PersonContext, asked: SdsAsked) {
  const found = await sheetsAlike(db, person.shardKey, asked)
  return found.find((one) => one.is_same && !isInUse(one) && isOnItsWay(one))
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

/** Adds somebody to those who wait for a sheet; once is enough. */
async function joinAs(
  context: PersonContext,
  sheet: { id: string; number: string },
  said: Pick<SdsAsked, 'place' | 'photo'>,
) {
  const { db, person, audit } = context
  const { id: sheetId, number } = sheet
  const of = { shardKey: person.shardKey, sheetId }
  if (!(await hasAsked(db, of, person.personId))) {
    await note(context, sheetId, said)
    await audit({ recordType: 'sds', recordId: sheetId, action: 'join', changes: {} })
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
