import { deviceEvent } from '../../offline/device-name.ts'
import type { DeviceHold } from './device-hold.ts'

/** The browser's own store, whose script comes after the page. */
export function lateHold(form: { formId: string; title: string; personId: string }): DeviceHold {
  const loaded = load(form)
  // Whoever needs the place hears of it; nobody else has to.
  loaded.catch(() => undefined)
  return {
    keep: (held) => loaded.then((hold) => hold.keep(held)),
    keepPhoto: (photo) => loaded.then((hold) => hold.keepPhoto(photo)),
    dropPhoto: (id) => loaded.then((hold) => hold.dropPhoto(id)),
    async takeOver() {
      const hold = await loaded
      const records = await hold.takeOver()
      const answers = records.flatMap(({ about }) =>
        about.kind === 'answers' ? about.batches : [],
      )
      const photos = records.flatMap((record) =>
        'bytes' in record
          ? [
              {
                id: record.id,
                key: record.about.questionKey,
                name: record.about.name,
                file: new Blob([record.bytes], { type: record.about.type }),
              },
            ]
          : [],
      )
      return { left: { answers, photos }, taken: () => hold.settle(records) }
    },
    end: () => void loaded.then((hold) => hold.end()).catch(() => undefined),
  }
}

async function load(form: { formId: string; title: string; personId: string }) {
  const { browserHold } = await import('../../offline/browser-hold.ts')
  const hold = browserHold(form)
  // Whoever sees to it that nothing stays behind on this device has work now.
  window.dispatchEvent(new Event(deviceEvent))
  return hold
}
