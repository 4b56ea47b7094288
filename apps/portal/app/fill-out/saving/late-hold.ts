import { deviceEvent } from '../../offline/device-name.ts'
import type { FormHold } from '../../offline/form-hold.ts'
import { NoPlace } from '../../offline/no-place.ts'
import type { DeviceHold } from './device-hold.ts'

type OfForm = { formId: string; title: string; personId: string }

/** The browser's own store, whose script comes after the page. */
export function lateHold(form: OfForm): DeviceHold {
  let opening: Promise<FormHold> | null = null

  /** What could not be opened, such as without a network, is tried anew by whoever needs it next. */
  function hold(): Promise<FormHold> {
    opening ??= load(form).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  // Whoever needs the place hears of it; nobody else has to.
  hold().catch(() => undefined)
  return {
    keep: async (held) => (await hold()).keep(held),
    keepPhoto: async (photo) => (await hold()).keepPhoto(photo),
    dropPhoto: async (id) => (await hold()).dropPhoto(id),
    async takeOver() {
      const place = await hold()
      const records = await place.takeOver()
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
      return {
        left: { answers, photos },
        isBehind: await place.isBehind(),
        taken: () => place.settle(records),
      }
    },
    end: () => void opening?.then((place) => place.end()).catch(() => undefined),
  }
}

async function load(form: OfForm): Promise<FormHold> {
  const { browserHold } = await import('../../offline/browser-hold.ts').catch(() => {
    throw new NoPlace('noScript')
  })
  const hold = browserHold(form)
  await hold.ready
  // Whoever sees to it that nothing stays behind on this device has work now.
  window.dispatchEvent(new Event(deviceEvent))
  return hold
}
