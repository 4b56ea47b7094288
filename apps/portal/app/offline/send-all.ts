import { askForKey } from './device-key.ts'
import type { DeviceStore } from './device-store.ts'
import { sendRecord, type Sent, type SendUnsentParts } from './send-unsent.ts'
import { formLock, unsentRecords, type UnsentRecord } from './unsent-records.ts'

/**
 * What came of sending everything that waits; `held` where some of it is left to another page, which
 * may be going away at this moment.
 */
export type AllSent = 'nothing' | 'held' | Sent

/** What decides whether this page may send: the network, the person, and the other tabs. */
export interface SendAllParts extends SendUnsentParts {
  keyAddress: string
  /** Also what the server has turned down before. */
  again?: boolean
}

/**
 * Sends what waits, form by form and each form's records in their order. One tab of a browser does
 * so at a time, and what is open on a page is left to that page.
 */
export async function sendAll(store: DeviceStore, parts: SendAllParts): Promise<AllSent> {
  return navigator.locks.request(
    `holdpoint-sender:${store.owner}`,
    { ifAvailable: true },
    async (lock): Promise<AllSent> => (lock === null ? 'held' : sendForms(store, parts)),
  )
}

async function sendForms(store: DeviceStore, parts: SendAllParts): Promise<AllSent> {
  const forms = byForm(await unsentRecords(store))
  if (forms.size === 0) {
    return 'nothing'
  }
  const asked = await askForKey(parts.keyAddress)
  if (asked === 'unreachable') {
    return 'unreachable'
  }
  // The cookie may be somebody else's by now; their name must not stand under this work.
  if (asked?.personId !== store.personId) {
    return 'signedOut'
  }
  let worst: AllSent = 'sent'
  let isHeld = false
  for (const formId of forms.keys()) {
    const sent = await navigator.locks.request(
      formLock(formId),
      { ifAvailable: true },
      async (lock) => (lock === null ? 'held' : sendForm(store, formId, parts)),
    )
    if (sent === 'unreachable' || sent === 'signedOut') {
      return sent
    }
    isHeld ||= sent === 'held'
    worst = sent === 'stuck' ? sent : worst
  }
  return isHeld ? 'held' : worst
}

async function sendForm(store: DeviceStore, formId: string, parts: SendAllParts): Promise<Sent> {
  // Read again under the form's lock: a page that has just closed may have sent some of it.
  for (const record of byForm(await unsentRecords(store)).get(formId) ?? []) {
    if (record.about.trouble !== undefined && parts.again !== true) {
      // The form's later answers stay behind the one that is stuck.
      return 'stuck'
    }
    const sent = await sendRecord(record, parts)
    if (sent !== 'sent') {
      return sent
    }
  }
  return 'sent'
}

function byForm(records: readonly UnsentRecord[]): Map<string, UnsentRecord[]> {
  const forms = new Map<string, UnsentRecord[]>()
  for (const record of records) {
    const { formId } = record.about
    forms.set(formId, [...(forms.get(formId) ?? []), record])
  }
  return forms
}
