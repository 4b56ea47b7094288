import { useNavigation } from '@remix-run/react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChevronLeft } from '../../ui/icons.ts'
import type { PointView } from './points-view.server.ts'
import { pointForm } from './point-form.tsx'
import styles from './points-pane.module.css'

interface PointBarProps {
  point: PointView
  /** A press does nothing for now. */
  isHeld: boolean
}

/** What is done at the point that is shown, at the foot of its page: the button posts its form. */
export function PointBar({ point, isHeld }: PointBarProps) {
  const { id, place, previous, action, event } = point
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <b className={styles.place}>{place}</b>
      {previous !== null && (
        <ButtonLink to={previous.to} preventScrollReset>
          <ChevronLeft aria-hidden="true" /> {previous.tag}
        </ButtonLink>
      )}
      <Button
        key={`${id} ${event}`}
        form={pointForm}
        name="intent"
        value="step"
        tone="go"
        aria-disabled={isSending || isHeld}
        onClick={(press) => {
          if (isHeld) {
            press.preventDefault()
          }
        }}
        className={styles.main}
      >
        {action}
      </Button>
    </>
  )
}
