import { type Theme } from '../theme.ts'

/** How dense the page that shows a widget is, as token values. */
export const densities = {
  comfortable: {},
  compact: {
    '--hp-touch': '36px',
    '--hp-2': '6px',
    '--hp-3': '8px',
    '--hp-4': '12px',
    '--hp-5': '14px',
    '--hp-6': '16px',
    '--hp-line': '1.3',
  },
  gloves: { '--hp-touch': '56px', '--hp-2': '10px', '--hp-3': '16px', '--hp-4': '20px' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The host pages that a widget can be shown in. */
export const hosts = ['none', 'newspaper', 'fights'] as const

/** How the previews are shown: what a host page decides and not the widget. */
export type View = {
  /** `page` follows the sandbox. */
  theme: 'page' | Exclude<Theme, 'system'>
  density: keyof typeof densities
  isRightToLeft: boolean
  isNarrow: boolean
  host: (typeof hosts)[number]
}

export const plainView: View = {
  theme: 'page',
  density: 'comfortable',
  isRightToLeft: false,
  isNarrow: false,
  host: 'none',
}
