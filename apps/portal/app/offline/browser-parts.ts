import { newKey } from '@holdpoint/api/calls'
import { saveTransport } from '../fill-out/saving/save-transport.ts'
import { sendPhoto } from '../fill-out/saving/send-photo.ts'
import { shrinkPhoto } from '../fill-out/saving/shrink-photo.ts'
import { paths } from '../paths.ts'
import { sendBeginning } from './begin/send-beginning.ts'
import type { DeviceStore } from './device-store.ts'
import type { SendAllParts } from './send-all.ts'

/** Sending as a browser does it, over the same calls as the page of the form. */
export function browserParts(store: DeviceStore): SendAllParts {
  return {
    keyAddress: paths.deviceKey(),
    newKey,
    now: Date.now,
    sendBeginning,
    sendAnswers: (formId, changes, key) => saveTransport(formId)(changes, key),
    // As the page of the form would send it: one that is on its way from there is the same photo.
    async sendPhoto(id, about, bytes) {
      const { formId, questionKey, name, type } = about
      const whole = new Blob([bytes], { type })
      const file = await shrinkPhoto(whole)
      if (file !== whole) {
        // Repeated it must be the same bytes, and to make it smaller once more may make others.
        const smaller = new Uint8Array(await file.arrayBuffer())
        const json = { ...about, type: file.type }
        await store.put('unsent', id, { json, bytes: smaller })
      }
      const photo = { key: questionKey, file, name, idempotencyKey: id }
      return sendPhoto(formId, photo, () => undefined)
    },
    keep: (record) =>
      record.about === null
        ? store.remove('unsent', record.id)
        : store.put('unsent', record.id, {
            json: record.about,
            ...('bytes' in record ? { bytes: record.bytes } : {}),
          }),
  }
}
