import {
  Cable,
  ClipboardCheck,
  ClipboardList,
  FileText,
  Flame,
  Gauge,
  HardHat,
  Leaf,
  Link2,
  Search,
  Stamp,
} from '../../ui/icons.ts'

const icons = {
  cable: Cable,
  clipboard: ClipboardList,
  'clipboard-check': ClipboardCheck,
  flame: Flame,
  gauge: Gauge,
  'hard-hat': HardHat,
  leaf: Leaf,
  link: Link2,
  search: Search,
  stamp: Stamp,
} as const

/** The icon of a form or a form type by the last name of its address; a sheet where it has none of ours. */
export function formIcon(iconUrl: string): typeof FileText {
  const name = /([\w-]+)(?:\.svg)?$/.exec(iconUrl)?.[1] ?? ''
  return Object.entries(icons).find(([known]) => known === name)?.[1] ?? FileText
}
