import type { KeptKey, SealedRecord } from './device-db.ts'

/**
 * Locks a value. The record's own name and owner are part of what is proved, so a record that was
 * moved to another place does not open there.
 */
export async function seal(
  { owner, key }: KeptKey,
  id: string,
  value: Uint8Array<ArrayBuffer>,
): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(algorithm(iv, owner, id), key, value)
  return { id, owner, iv, data }
}

/** Opens a record, or answers undefined where it is not this person's or was altered. */
export async function unseal(
  { owner, key }: KeptKey,
  record: SealedRecord,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const how = algorithm(record.iv, owner, record.id)
    return new Uint8Array(await crypto.subtle.decrypt(how, key, record.data))
  } catch {
    return undefined
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, owner: string, id: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${owner}\0${id}`) }
}
