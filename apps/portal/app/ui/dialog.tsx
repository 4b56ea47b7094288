import { useNavigate } from '@remix-run/react'
import { useId, type ReactNode, type RefObject } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { X } from './icons.ts'
import { Link } from './link.tsx'
import { useModal } from './use-modal.ts'
import styles from './dialog.module.css'

/** Where a link within the page leads to what is open. */
export const dialogId = 'dialog'

export type DialogSize = 'normal' | 'roomy' | 'large' | 'side'

interface DialogProps {
  title: string
  /** The address without the dialog: closing is a link. */
  closeTo: string
  /**
   * `side` is a sheet at the edge of the page, beside what it is about; `roomy` takes a phone's whole
   * screen, for the list that opens in it.
   */
  size?: DialogSize
  /** What kind of news the title is. */
  sign?: ReactNode
  children: ReactNode
}

/** A dialog that is a state of the address: it opens and closes by links, with or without script. */
export function Dialog({ title, closeTo, size = 'normal', sign, children }: DialogProps) {
  const navigate = useNavigate()
  const ref = useModal(() => navigate(closeTo, { replace: true, preventScrollReset: true }))
  return (
    <>
      <div className={classNames(styles.scrim, size === 'side' && styles.sideScrim)} />
      <DialogFrame
        dialogRef={ref}
        title={title}
        titleId={dialogId}
        size={size}
        sign={sign}
        close={
          <Link
            to={closeTo}
            replace
            preventScrollReset
            className={buttonClass({ tone: 'quiet', isIcon: true })}
          >
            <X aria-hidden="true" />
            <span className="visually-hidden">Close</span>
          </Link>
        }
      >
        {children}
      </DialogFrame>
    </>
  )
}

interface DialogFrameProps {
  dialogRef: RefObject<HTMLDialogElement>
  title: string
  /** Where a link may lead to; it needs none otherwise. */
  titleId?: string
  size?: DialogSize
  sign?: ReactNode
  close: ReactNode
  children: ReactNode
}

/** The box of a dialog: title, a way out, and what it asks. */
export function DialogFrame({
  dialogRef,
  title,
  titleId,
  size,
  sign,
  close,
  children,
}: DialogFrameProps) {
  const ownId = useId()
  return (
    <dialog
      ref={dialogRef}
      open
      className={classNames(styles.dialog, size !== undefined && styles[size])}
      aria-labelledby={titleId ?? ownId}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          {sign}
          <h2 id={titleId ?? ownId}>{title}</h2>
          {close}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}

interface DialogActionsProps {
  children: ReactNode
}

/** The row of answers at the foot of a dialog. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>
}
