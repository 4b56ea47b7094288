import { isPicture } from '../../fill-out/saving/is-picture.ts'
import { unsentRecords, formLock, type Trouble, type UnsentRecord } from '../unsent-records.ts'
import type { DeviceStore } from '../device-store.ts'
import { paths } from '../../paths.ts'
import { forgetPage } from '../pages/kept-pages.ts'
import { base64Of, unsentFile } from './unsent-file.ts'

/** A form of which something waits on this device, as the page shows it. */
export type WaitingForm = {
  formId: string
  title: string
  /** When the earliest visit began of which something waits. */
  since: number
  answers: number
  photos: readonly string[]
  /** Files that are no pictures. */
  files: readonly string[]
  /** Whether it was begun here, and the server has not heard of it. */
  isBegunHere: boolean
  trouble: Trouble | undefined
}

export function waitingForms(records: readonly UnsentRecord[]): readonly WaitingForm[] {
  const formIds = [...new Set(records.map(({ about }) => about.formId))]
  return formIds.flatMap((formId) => {
    const own = records.filter(({ about }) => about.formId === formId)
    const [first] = own
    if (first === undefined) {
      return []
    }
    const changed = own.flatMap(({ about }) =>
      about.kind === 'answers'
        ? about.batches.flatMap(({ changes }) => changes.map(({ key }) => key))
        : [],
    )
    const sent = own.flatMap(({ about }) => (about.kind === 'photo' ? [about] : []))
    return [
      {
        formId,
        title: first.about.title,
        since: Math.min(...own.map(({ about }) => about.at)),
        answers: new Set(changed).size,
        photos: sent.filter(isPicture).map(({ name }) => name),
        files: sent.filter((one) => !isPicture(one)).map(({ name }) => name),
        isBegunHere: own.some(({ about }) => about.kind === 'beginning'),
        trouble: own.find(({ about }) => about.trouble !== undefined)?.about.trouble,
      },
    ]
  })
}

/** Everything of a form that waits, as a file that an administrator can read. */
export async function fileOf(
  store: DeviceStore,
  form: { formId: string; title: string },
): Promise<Blob> {
  const records = (await unsentRecords(store)).filter(({ about }) => about.formId === form.formId)
  return unsentFile(
    form,
    records.map((record) =>
      'bytes' in record
        ? { id: record.id, ...record.about, base64: base64Of(record.bytes) }
        : { id: record.id, ...record.about },
    ),
  )
}

/** Deletes what waits for one form; not while a page still works on it. */
export async function discardForm(store: DeviceStore, formId: string): Promise<boolean> {
  return await navigator.locks.request(formLock(formId), { ifAvailable: true }, async (lock) => {
    if (lock === null) {
      return false
    }
    const own = (await unsentRecords(store)).filter(({ about }) => about.formId === formId)
    for (const { id } of own) {
      await store.remove('unsent', id)
    }
    if (own.some(({ about }) => about.kind === 'beginning')) {
      // The server never heard of it, so that there is nothing that its page could be of.
      await forgetPage(store, paths.fillOut(formId))
    }
    return true
  })
}
