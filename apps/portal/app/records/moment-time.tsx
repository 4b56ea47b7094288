import type { Moment } from './moment.ts'

interface MomentTimeProps {
  moment: Moment
  className?: string | undefined
}

/** A time, with the exact one on hover. */
export function MomentTime({ moment, className }: MomentTimeProps) {
  return (
    <time dateTime={moment.at} title={moment.exact} className={className}>
      {moment.short}
    </time>
  )
}
