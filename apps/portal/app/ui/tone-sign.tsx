import { Check, Info, OctagonAlert, TriangleAlert } from './icons.ts'
import { classNames } from './class-names.ts'
import type { SaidTone } from './toast-tones.ts'
import styles from './tone-sign.module.css'

const icons = {
  success: Check,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
} as const

interface ToneSignProps {
  tone: SaidTone
}

/** What kind of news it is, as a small plate: a colour and a shape beside words that say it too. */
export function ToneSign({ tone }: ToneSignProps) {
  const Icon = icons[tone]
  return (
    <span className={classNames(styles.sign, styles[tone])}>
      <Icon aria-hidden="true" />
    </span>
  )
}
