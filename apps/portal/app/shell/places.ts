import { sentences } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { ClipboardList } from '../ui/icons.ts'

/** What the rail and the bottom bar lead to. Only what is built stands here. */
export const places = [
  {
    name: sentences.myForms.title,
    to: paths.myForms(),
    /** Addresses that belong to this place. */
    covers: ['/my-forms', '/my-form/', '/review-form/'],
    Icon: ClipboardList,
    /** Pressed after `g`. */
    key: 'm',
  },
] as const

export const fillPlace = { to: paths.myForms({ dialog: 'fill' }), key: 'f' } as const

/** Tells whether an address lies in a place. */
export function isWithin(place: (typeof places)[number], pathname: string): boolean {
  return place.covers.some((start) => pathname === start || pathname.startsWith(start))
}
