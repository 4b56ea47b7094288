import { createElement } from 'react'
import type { FormTypeIcon } from '@holdpoint/api/vocabulary'
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
} from './icons.ts'

/** The drawing of each icon that forms and their types may have. */
export const formIcons: Readonly<Record<FormTypeIcon, typeof FileText>> = {
  clipboard: ClipboardList,
  'clipboard-check': ClipboardCheck,
  search: Search,
  'hard-hat': HardHat,
  gauge: Gauge,
  flame: Flame,
  leaf: Leaf,
  cable: Cable,
  link: Link2,
  stamp: Stamp,
}

/** The icon that an address names last; undefined where it is none of ours. */
export function formIconOf(iconUrl: string): FormTypeIcon | undefined {
  const name = /([\w-]+)(?:\.svg)?$/.exec(iconUrl)?.[1] ?? ''
  return isFormIcon(name) ? name : undefined
}

function isFormIcon(name: string): name is FormTypeIcon {
  return Object.hasOwn(formIcons, name)
}

interface FormIconProps {
  /** The address of the icon of a form or of a form type. */
  iconUrl: string
}

/** The icon of an address; a sheet where it has none of ours. */
export function FormIcon({ iconUrl }: FormIconProps) {
  const icon = formIconOf(iconUrl)
  return createElement(icon === undefined ? FileText : formIcons[icon], { 'aria-hidden': true })
}
