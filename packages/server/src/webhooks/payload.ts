import {
  isWebhookRecord,
  webhookRecords,
  type WebhookPayload,
  type WebhookRecord,
} from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { DeliveryRow } from './webhooks.tables.ts'

/** The table in which records of a kind lie with their number; null where they have none. */
const numbered: Readonly<Record<WebhookRecord, string | null>> = {
  my_form: 'my_forms',
  action: 'actions',
  jsa: 'jsas',
  loto: 'lotos',
  loto_template: 'loto_templates',
  sqr: 'sqrs',
  topic: 'topics',
  message: 'messages',
  library_file: 'library_files',
  sds: 'sds_sheets',
  master_hazard: 'master_hazards',
  inquiry: 'inquiries',
  form: null,
}

/** What is posted of a delivery: which record, and what became of it; never what stands in it. */
export async function payloadOf(
  db: Queryable,
  delivery: DeliveryRow,
  publicOrigin: string,
): Promise<WebhookPayload> {
  const { type, record_type: recordType, record_id: recordId, action } = delivery
  const changedAt = delivery.happened_at.toISOString()
  return {
    type,
    timestamp: changedAt,
    data: {
      ...{ recordType, recordId, number: await numberOf(db, delivery), action, changedAt },
      changedBy: delivery.person_id,
      url: `${publicOrigin}/api/v1${readPath(recordType, recordId)}`,
    },
  }
}

function readPath(recordType: string, recordId: string): string {
  if (!isWebhookRecord(recordType)) {
    return '/webhooks'
  }
  const [path, parameter] = webhookRecords[recordType].read
  return `${path}?${new URLSearchParams({ [parameter]: recordId })}`
}

async function numberOf(
  db: Queryable,
  { shard_key: shardKey, record_type: recordType, record_id: id }: DeliveryRow,
): Promise<string | null> {
  const table = isWebhookRecord(recordType) ? numbered[recordType] : null
  if (table === null) {
    return null
  }
  const { rows } = await sql<{ number: string }>`
    select number from ${sql.table(table)} where shard_key = ${shardKey} and id = ${id}`.execute(db)
  return rows[0]?.number ?? null
}
