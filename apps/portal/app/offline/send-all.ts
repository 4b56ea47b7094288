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
 * Sends what waits, form by form and each form's records in their order, all answers before photos. One tab of a browser does
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
  return sendInTurn([...forms.keys()], {
    sendOne: (formId) =>
      navigator.locks.request(formLock(formId), { ifAvailable: true }, async (lock) =>
        lock === null ? 'held' : sendForm(store, formId, parts),
      ),
    isThere: async () => (await askForKey(parts.keyAddress)) !== 'unreachable',
  })
}

// What is worst of what came of several forms decides what is said and when it is tried again.
const worstFirst = ['signedOut', 'unreachable', 'held', 'stuck', 'sent'] as const

interface InTurn {
  sendOne: (formId: string) => Promise<(typeof worstFirst)[number]>
  /** Whether the server answers at all. */
  isThere: () => Promise<boolean>
}

/**
 * Sends form after form. One that gets no proper answer does not hold up those behind it, as long as
 * the server answers at all: a network that is gone is not asked for each of them.
 */
export async function sendInTurn(
  formIds: readonly string[],
  { sendOne, isThere }: InTurn,
): Promise<AllSent> {
  const outcomes = new Set<(typeof worstFirst)[number]>()
  for (const formId of formIds) {
    const sent = await sendOne(formId)
    outcomes.add(sent)
    if (sent === 'signedOut' || (sent === 'unreachable' && !(await isThere()))) {
      break
    }
  }
  return worstFirst.find((outcome) => outcomes.has(outcome)) ?? 'nothing'
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
