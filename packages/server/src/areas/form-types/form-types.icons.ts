import { formTypeIcons, type FormTypeIcon } from '@holdpoint/api'

/** The address of an icon, as whoever shows a form type is given it. */
export function iconUrlOf(icon: FormTypeIcon): string {
  return `/icons/${icon}.svg`
}

/** The icon of an address; the address itself, where it is none of ours. */
export function iconOf(iconUrl: string): string {
  return formTypeIcons.find((icon) => iconUrl === iconUrlOf(icon)) ?? iconUrl
}
