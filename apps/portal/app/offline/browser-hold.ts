import { paths } from '../paths.ts'
import { openDeviceStore } from './device-store.ts'
import { createFormHold, type FormHold } from './form-hold.ts'

/** The hold of one visit over the person's store in this browser. */
export function browserHold({
  personId,
  ...form
}: {
  formId: string
  title: string
  personId: string
}): FormHold {
  return createFormHold(form, () => openDeviceStore(personId, paths.deviceKey()))
}
