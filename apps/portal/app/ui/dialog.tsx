import { useNavigate } from '@remix-run/react'
import { useRef, type ReactNode } from 'react'
import { Dialog as Modal } from '@holdpoint/widgets/dialog'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { dialogId } from './dialog-id.ts'
import { useFocusReturn } from './focus-return.ts'
import { X } from './icons.ts'
import { Link } from './link.tsx'
import styles from './dialog.module.css'

export type DialogSize = 'normal' | 'roomy' | 'large' | 'side'

interface Looks {
  title: string
  /**
   * `side` is a sheet at the edge of the page, beside what it is about; `roomy` takes a phone's whole
   * screen, for the list that opens in it.
   */
  size?: DialogSize
  /** What kind of news the title is. */
  sign?: ReactNode
  /** The kit's box where it is of a kind of its own, such as a question. */
  Content?: typeof Modal.Content
  /** Whether a `Description` of the kit stands in it. */
  isDescribed?: boolean
  children: ReactNode
}

interface DialogProps extends Looks {
  /** The address without the dialog: closing is a link. */
  closeTo: string
}

/** A dialog that is a state of the address: it opens and closes by links, with or without script. */
export function Dialog({ closeTo, ...looks }: DialogProps) {
  const navigate = useNavigate()
  return (
    <>
      <div className={classNames(styles.scrim, looks.size === 'side' && styles.sideScrim)} />
      <DialogBox
        {...looks}
        titleId={dialogId}
        onClose={() => navigate(closeTo, { replace: true, preventScrollReset: true })}
        close={
          <Link to={closeTo} replace preventScrollReset className={closeClass}>
            <X aria-hidden="true" />
            <span className="visually-hidden">Close</span>
          </Link>
        }
      />
    </>
  )
}

interface DialogBoxProps extends Looks {
  onClose: () => void
  /** The language that it speaks, where that is not the page's. */
  lang?: string
  /** The way out in its corner. Left out, a button. */
  close?: ReactNode
  /** Where a link may lead to; it needs none otherwise. */
  titleId?: string
}

/** The kit's dialog as the portal dresses it: title, a way out, and what it asks. */
export function DialogBox({
  title,
  size = 'normal',
  sign,
  Content = Modal.Content,
  isDescribed = false,
  onClose,
  lang,
  close = <CloseButton />,
  titleId,
  children,
}: DialogBoxProps) {
  const body = useRef<HTMLDivElement>(null)
  const beginAtField = (event: Event) => {
    const field = firstField(body.current)
    if (field !== null) {
      event.preventDefault()
      field.focus()
    }
  }
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Content
        onOpenAutoFocus={beginAtField}
        lang={lang}
        className={classNames(styles.dialog, styles[size])}
        // Drawn by a server it is not modal yet; that it is the browser says by itself.
        aria-modal={undefined}
        {...(titleId !== undefined && { 'aria-labelledby': titleId })}
        {...(!isDescribed && { 'aria-describedby': undefined })}
      >
        <Inside>
          <header className={styles.head}>
            {sign}
            <Modal.Title {...(titleId !== undefined && { id: titleId })}>{title}</Modal.Title>
            {close}
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
        </Inside>
      </Content>
    </Modal.Root>
  )
}

/**
 * The field that a dialog begins with: it takes the focus, which the way out would have. What is marked
 * for it in the dialog goes before, and so does a link or a button above the fields.
 */
function firstField(body: HTMLElement | null): HTMLElement | null {
  const isMarked = body?.querySelector('[data-hp-focus]')
  const first = isMarked ? null : body?.querySelector<HTMLElement>(focusable)
  return first?.matches('input, select, textarea') ? first : null
}

const focusable = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
]
  .map((one) => `${one}:not([tabindex="-1"])`)
  .join()

const closeClass = buttonClass({ tone: 'quiet', isIcon: true })

/** The way out of a dialog that is no link; called so in the language of the dialog. */
export function CloseButton({ word = 'Close' }: { word?: string }) {
  return (
    <Modal.Close aria-label={word} className={closeClass}>
      <X aria-hidden="true" />
    </Modal.Close>
  )
}

function Inside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  useFocusReturn(inside)
  return (
    <div ref={inside} className={styles.inside}>
      {children}
    </div>
  )
}

interface DialogActionsProps {
  children: ReactNode
}

/** The row of answers at the foot of a dialog. */
export function DialogActions({ children }: DialogActionsProps) {
  return <Modal.Actions className={styles.actions}>{children}</Modal.Actions>
}
