import { createElement } from 'react'
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

interface FormIconProps {
  /** The address of the icon of a form or of a form type. */
  iconUrl: string
}

/** The icon by the last name of its address; a sheet where it has none of ours. */
export function FormIcon({ iconUrl }: FormIconProps) {
  const name = /([\w-]+)(?:\.svg)?$/.exec(iconUrl)?.[1] ?? ''
  const known = Object.entries(icons).find(([own]) => own === name)
  return createElement(known?.[1] ?? FileText, { 'aria-hidden': true })
}
