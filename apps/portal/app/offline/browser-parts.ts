import { newKey } from '@holdpoint/api/calls'
import { saveTransport } from '../fill-out/saving/save-transport.ts'
import { sendPhoto } from '../fill-out/saving/send-photo.ts'
import { paths } from '../paths.ts'
import type { DeviceStore } from './device-store.ts'
import type { SendAllParts } from './send-all.ts'

/** Sending as a browser does it, over the same calls as the page of the form. */
export function browserParts(store: DeviceStore): SendAllParts {
  return {
    keyAddress: paths.deviceKey(),
    newKey,
    sendAnswers: (formId, changes, key) => saveTransport(formId)(changes, key),
    sendPhoto: (id, { formId, questionKey, name, type }, bytes) =>
      sendPhoto(
        formId,
        { key: questionKey, file: new Blob([bytes], { type }), name, idempotencyKey: id },
        () => undefined,
      ),
    keep: (record) =>
      record.about === null
        ? store.remove('unsent', record.id)
        : store.put('unsent', record.id, {
            json: record.about,
            ...('bytes' in record ? { bytes: record.bytes } : {}),
          }),
  }
}
