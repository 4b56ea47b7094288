import { useLocation } from '@remix-run/react'
import { buttonClass } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Link } from './link.tsx'
import type { NoticeTitle, SaidTone } from './toast-tones.ts'
import { ToneSign } from './tone-sign.tsx'

export interface NoticeDialogProps {
  title: NoticeTitle
  text: string
}

const tones = {
  Error: 'error',
  Success: 'success',
  Warning: 'warning',
} as const satisfies Record<NoticeTitle, SaidTone>

/**
 * Says what could not be done, until it is closed (spec 8). It is not part of the address: the same
 * address without it is where closing leads.
 */
export function NoticeDialog({ title, text }: NoticeDialogProps) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (
    <Dialog title={title} closeTo={here} sign={<ToneSign tone={tones[title]} />}>
      <p>{text}</p>
      <DialogActions>
        <Link to={here} replace preventScrollReset className={buttonClass()} data-hp-focus="">
          OK
        </Link>
      </DialogActions>
    </Dialog>
  )
}
