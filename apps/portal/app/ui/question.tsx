import { useNavigation } from '@remix-run/react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { ConfirmDialog } from '@holdpoint/widgets/confirm-dialog'
import { buttonClass } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Link } from './link.tsx'

interface QuestionProps {
  title: string
  /** The question itself. */
  asks: ReactNode
  /** The address without the dialog. */
  closeTo: string
  /** What it is about, and a form with `Answers`. */
  children: ReactNode
}

/** Asks before something is destroyed, with No as the nearer answer. */
export function Question({ title, asks, closeTo, children }: QuestionProps) {
  return (
    <Dialog title={title} closeTo={closeTo} Content={ConfirmDialog.Content} isDescribed>
      <ConfirmDialog.Description>{asks}</ConfirmDialog.Description>
      {children}
    </Dialog>
  )
}

interface AnswersProps extends ComponentPropsWithoutRef<'button'> {
  /** Where No leads. */
  noTo: string
}

/** No, and Yes, which posts the form around it unless told otherwise. */
export function Answers({ noTo, ...yes }: AnswersProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <DialogActions>
      <ConfirmDialog.No asChild>
        <Link to={noTo} replace preventScrollReset className={buttonClass()}>
          No
        </Link>
      </ConfirmDialog.No>
      <ConfirmDialog.Yes
        type="submit"
        data-tone={undefined}
        aria-disabled={isSending}
        {...yes}
        className={buttonClass({ tone: 'danger' })}
      />
    </DialogActions>
  )
}
