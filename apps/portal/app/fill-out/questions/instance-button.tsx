import type { InstanceChange } from '@holdpoint/forms'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { focusOnceThere } from '../focus.ts'
import { writeIntent } from '../intent.ts'

interface InstanceButtonProps {
  change: InstanceChange
  actions: FillerActions
  children: ReactNode
}

/**
 * Changes how often a section is asked. Without a script it posts the page, as every button of a form
 * that is filled does.
 */
export function InstanceButton({ change, actions, children }: InstanceButtonProps) {
  return (
    <Button
      name={fieldNames.intent}
      value={writeIntent({ kind: 'instances', change })}
      tone={change.do === 'add' ? 'plain' : 'quiet'}
      onClick={(event) => {
        event.preventDefault()
        focusOnceThere(actions.changeInstances(change))
      }}
    >
      {children}
    </Button>
  )
}
