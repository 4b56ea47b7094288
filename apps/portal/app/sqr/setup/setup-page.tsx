import { useActionData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isEditAgain, type EditAgain } from '../../records/edit-again.ts'
import parts from '../../records/record-parts.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { StatusPlate } from '../status-plate.tsx'
import type { SqrSetupView } from './setup-load.server.ts'
import { words } from './setup.words.ts'
import { StatusDialog } from './status-dialog.tsx'
import { ThresholdForm } from './threshold-form.tsx'
import styles from './setup.module.css'

/** How reports are set up: the statuses of each phase, and the thresholds of each unit. */
export function SqrSetupPage({ view }: { view: SqrSetupView }) {
  const { phases, thresholds, units, dialog, formKey } = view
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  return (
    <div className={styles.page}>
      <section className={parts.part} aria-labelledby="statuses">
        <h2 id="statuses">{words.statuses}</h2>
        <p>{words.statusesIntro}</p>
        {phases.map((phase) => (
          <Phase key={phase.phase} {...phase} />
        ))}
      </section>
      <section className={parts.part} aria-labelledby="thresholds">
        <h2 id="thresholds">{words.thresholds}</h2>
        <p>{words.thresholdsIntro}</p>
        {thresholds.map((unit) => (
          <ThresholdForm
            key={unit.code}
            {...{ unit, formKey, again: ofForm(again, 'level1', unit.code) }}
          />
        ))}
      </section>
      {dialog !== null && (
        <StatusDialog
          key={`${dialog.phase} ${dialog.statusId}`}
          {...{ dialog, units, formKey, again: ofForm(again, 'textColor') }}
        />
      )}
    </div>
  )
}

/** How a form came back, told from the others of the page by what it holds. */
function ofForm(again: EditAgain | undefined, field: string, unit?: string) {
  const posted = again?.lastResult.initialValue ?? {}
  const isOwn = field in posted && (unit === undefined || posted['businessUnit'] === unit)
  return isOwn ? again : undefined
}

function Phase({ phase, name, statuses }: SqrSetupView['phases'][number]) {
  return (
    <section className={parts.plate} aria-labelledby={`phase-${phase}`}>
      <div className={styles.head}>
        <h3 id={`phase-${phase}`}>{name}</h3>
        <ButtonLink
          to={paths.sqrSettings({ dialog: 'status', phase })}
          preventScrollReset
          aria-label={words.addTo(name)}
        >
          {words.add}
        </ButtonLink>
      </div>
      <ul className={styles.statuses}>
        {statuses.map((status) => (
          <li key={status.statusId}>
            <StatusPlate {...status} />
            <span className={styles.said}>{saidOf(status).join(', ')}</span>
            <ButtonLink
              to={paths.sqrSettings({ dialog: 'status', id: status.statusId })}
              preventScrollReset
              tone="quiet"
              aria-label={words.editOne(`${status.status}, ${status.unitName}`)}
            >
              {words.edit}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Status = SqrSetupView['phases'][number]['statuses'][number]

function saidOf({ unitName, isPermissionRequired, isActive }: Status): string[] {
  return [
    unitName,
    ...(isPermissionRequired ? [words.needsPermission.toLowerCase()] : []),
    ...(isActive ? [] : [words.hidden.toLowerCase()]),
  ]
}
