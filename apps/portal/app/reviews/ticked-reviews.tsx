import { Form, useNavigation, useSearchParams } from '@remix-run/react'
import { ListTable } from '../lists/list-table.tsx'
import { RowTick } from '../lists/ticks/row-tick.tsx'
import { withQuery } from '../paths.ts'
import { words as approvalWords } from '../pending-approvals/approvals.words.ts'
import { TickBar } from '../pending-approvals/ticks.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import type { reviewsPlaces } from './reviews.place.ts'
import type { ReviewRow } from './reviews.rows.server.ts'
import { reviewsView } from './reviews.view.tsx'
import { words } from './reviews.words.ts'
import styles from './ticked-reviews.module.css'

interface TickedReviewsProps {
  place: typeof reviewsPlaces.plain
  rows: readonly ReviewRow[]
  formKey: string
  isLoading: boolean
}

const formId = 'approve-ticked'

/**
 * The list with a tick on each form that is approved together with others. The rows have menus of
 * their own, so the form stands above them and the ticks name it. On a phone its bar stands below
 * the cards, so that the first of them is seen at once.
 */
export function TickedReviews({ place, rows, formKey, isLoading }: TickedReviewsProps) {
  const isTicked = useSearchParams()[0].get('tick') === 'all'
  const isSending = useNavigation().formMethod === 'POST'
  const tickTo = isTicked
    ? place.address
    : withQuery(place.rules.path, { ...place.parameters(), tick: 'all' })
  const why = rows.some(({ tick }) => tick === null) ? words.whyTicks : undefined
  return (
    <>
      <Form id={formId} method="post" preventScrollReset className={styles.above}>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="approveTicked" />
        <TickBar {...{ isTicked, tickTo, isSending, why }} />
      </Form>
      <ListTable view={isTicked ? views.all : views.none} {...{ place, rows, isLoading }} />
      <div className={styles.below}>
        <TickBar {...{ isTicked, tickTo, isSending, why }} form={formId} />
      </div>
    </>
  )
}

const views = { all: viewWith(true), none: viewWith(false) }

function viewWith(isTicked: boolean): typeof reviewsView {
  const [form, ...others] = reviewsView.columns
  return form === undefined
    ? reviewsView
    : {
        ...reviewsView,
        columns: [
          {
            ...form,
            className: classNames(form.className, styles.form),
            cell: (row, place) => (
              <>
                {row.tick !== null && (
                  <span className={styles.tick}>
                    <RowTick
                      name="ticked"
                      value={row.tick}
                      label={approvalWords.tick(row.number)}
                      form={formId}
                      isTicked={isTicked}
                    />
                  </span>
                )}
                {form.cell(row, place)}
              </>
            ),
          },
          ...others,
        ],
      }
}
