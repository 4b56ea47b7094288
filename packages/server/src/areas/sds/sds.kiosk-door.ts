import { isSecret } from '../../api-keys/secrets.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import { hashToken } from '../../session/tokens.ts'
import { supplierFile } from './sds.document.handlers.ts'
import { livingKiosk } from './sds.kiosk.queries.ts'
import { linesOnPad, sheetsOnPad, type PadOf } from './sds.pad-sheets.ts'

// What the key of a kiosk opens, whoever has it: the sheets in force of what lies on its pad.

export const kiosk: OpenHandler<'sds.kiosk'> = {
  async open({ kioskKey, search = '' }, context) {
    const { organisation, padName, ...pad } = await requireKiosk(kioskKey, context)
    return ok({ organisation, padName, sheets: await linesOnPad(context.db, pad, search) })
  },
}

export const kioskSheet: OpenHandler<'sds.kioskSheet'> = {
  async open({ kioskKey, sheetId }, context) {
    const [sheet] = await sheetsOnPad(context.db, await requireKiosk(kioskKey, context), sheetId)
    return sheet === undefined ? fail('not_found') : ok(sheet)
  },
}

export const kioskDocument: OpenHandler<'sds.kioskDocument'> = {
  async open({ kioskKey, sheetId }, context) {
    const pad = await requireKiosk(kioskKey, context)
    const [sheet] = await sheetsOnPad(context.db, pad, sheetId)
    if (sheet === undefined) {
      return fail('not_found')
    }
    const { status, file } = await supplierFile(context, pad.shardKey, sheetId)
    return { status, file: { ...file, isAttachment: true } }
  },
}

export const kioskPack: OpenHandler<'sds.kioskPack'> = {
  async open({ kioskKey }, context) {
    const { organisation, padName, ...pad } = await requireKiosk(kioskKey, context)
    return ok({ organisation, padName, sheets: await sheetsOnPad(context.db, pad) })
  },
}

type OpenPad = PadOf & { organisation: string; padName: string }

/** The pad of a key. One that is unknown and one that was ended look the same from outside. */
async function requireKiosk(kioskKey: string, context: OpenContext): Promise<OpenPad> {
  const found = isSecret('kiosk', kioskKey)
    ? await livingKiosk(context.db, hashToken(kioskKey))
    : undefined
  if (found === undefined) {
    return fail('kiosk_key_refused')
  }
  const { shard_key: shardKey, pad_id: padId, organisation, pad_name: padName } = found
  await noteUse({ shardKey, id: found.id, lastUsedAt: found.last_used_at }, context)
  return { shardKey, padId, organisation, padName }
}

type Use = { shardKey: string; id: string; lastUsedAt: Date | null }

const hourMs = 3600_000

/** Whoever keeps the keys sees, to the hour, which of them are used. */
async function noteUse({ shardKey, id, lastUsedAt }: Use, { db, now }: OpenContext): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  if (lastUsedAt !== null && lastUsedAt >= hour) {
    return
  }
  await db
    .updateTable('sds_kiosks')
    .set({ last_used_at: hour })
    .where('shard_key', '=', shardKey)
    .where('id', '=', id)
    .execute()
}
