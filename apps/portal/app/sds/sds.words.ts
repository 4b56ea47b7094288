import type { OrderOf, sdsList, SectionOf } from '@holdpoint/api'

/** The words of the list of safety data sheets. */
export const words = {
  title: 'Safety data sheets',
  records: ['safety data sheet', 'safety data sheets'],
  search: 'Search product, manufacturer, CAS or UN number',
  show: 'Show sheets',
  only: 'Only sheets that are',
  add: 'Add sheet',
  more: 'More for',
  open: 'Open',
  emergency: 'Emergency view',
  peopleExcel: 'Excel of who has acknowledged',
  peopleFile: 'The workbook of who has acknowledged',
  onThePad: 'On the pad',
  packs: 'Keep a pad’s sheets here',
  kioskCodes: 'Kiosk codes',
  noPads: 'On no pad',
  pads: (names: readonly string[]) =>
    names.length > 2
      ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
      : names.join(', '),
  reviewDue: 'Review due',
  due: (day: string) => `by ${day}`,
  columns: {
    product: 'Product',
    manufacturer: 'Manufacturer',
    hazards: 'Hazards',
    pads: 'Pads',
    review: 'Next review',
  },
  makers: { searchBy: 'Search manufacturers by name', find: 'Find manufacturers' },
} as const

export const tabNames = {
  pads: 'On my pads',
  acknowledge: 'To acknowledge',
  approved: 'All approved',
  requested: 'Asked for',
  review: 'In review',
  archived: 'Archived',
} as const satisfies Record<SectionOf<typeof sdsList>, string>

export const sortNames = {
  product: 'Product',
  manufacturer: 'Manufacturer',
  number: 'Number',
  revised: 'Revision',
  review: 'Next review',
} as const satisfies Record<OrderOf<typeof sdsList>, string>
