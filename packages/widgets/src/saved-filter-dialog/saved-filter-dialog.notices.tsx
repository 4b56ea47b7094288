import { type HTMLAttributes, forwardRef } from 'react'
import * as EmptyMessage from '../empty-message/empty-message.tsx'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { useDialog } from './saved-filter-dialog.context.ts'
import { type ButtonProps } from './saved-filter-dialog.list.tsx'

/* Empty */

/** Props of `SavedFilterDialog.Empty`: those of `EmptyMessage.Root`. */
export interface EmptyProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** Says that there is no filter; shows nothing where there are. */
export const Empty = forwardRef<HTMLDivElement, EmptyProps>(function SavedFilterEmpty(
  { children, ...props },
  ref,
) {
  const { side, filters, words, isLoading, loadProblem } = useDialog('Empty')
  const isEmpty = filters.length === 0 && !isLoading && loadProblem === undefined
  return side === 'list' && isEmpty ? (
    <EmptyMessage.Root {...props} ref={ref}>
      {children ?? (
        <>
          <EmptyMessage.Icon name="filters" />
          <EmptyMessage.Message>{words.empty}</EmptyMessage.Message>
        </>
      )}
    </EmptyMessage.Root>
  ) : null
})

/* Loading and Retry */

/** Says that the list is on its way. It is there before its words, so that they are read out. */
export const Loading = part('p', 'hp-saved-filter-loading', () => {
  const { side, isLoading, words } = useDialog('Loading')
  return { role: 'status', children: side === 'list' && isLoading ? words.loading : undefined }
})

/** Asks for the list again. Shows only where it could not be had. */
export const Retry = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterRetry(
  { className, ...props },
  ref,
) {
  const { side, loadProblem, retry, words } = useDialog('Retry')
  return side === 'list' && loadProblem !== undefined ? (
    <ButtonPart
      {...props}
      onPress={retry}
      ref={ref}
      className={classNames('hp-button hp-saved-filter-retry', className)}
    >
      {props.children ?? words.retry}
    </ButtonPart>
  ) : null
})
