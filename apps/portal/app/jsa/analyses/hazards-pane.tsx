import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ArrowDown, ArrowUp, PenLine, Plus, X } from '../../ui/icons.ts'
import type { OrderMove } from './hazard-order.ts'
import type { HazardOfJob, StepsView } from './hazards-view.server.ts'
import type { JsaView } from './jsa-view.server.ts'
import { hazardWords as words } from './jsa.words.ts'
import { LibraryLine } from './library-line.tsx'
import styles from './hazards-pane.module.css'

interface HazardsPaneProps {
  view: JsaView
  steps: StepsView
}

/**
 * The hazards step by step. All of it is one form: a button that moves a hazard or a step posts it,
 * and the page comes back there. While the job runs their order stands.
 */
export function HazardsPane({ view, steps }: HazardsPaneProps) {
  const { id, can, formKey, rowVersion, needsChange } = view
  const isOrdered = can.edit && !needsChange
  return (
    <Form method="post" preventScrollReset className={styles.pane}>
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      {steps.length === 0 && <p>{words.none}</p>}
      {steps.map(({ name, hazards }, place) => (
        <section key={name} aria-label={name || words.noStep}>
          <header className={styles.head}>
            <h2>{name || words.noStep}</h2>
            {isOrdered && (
              <Moves
                isFirst={place === 0}
                isLast={place === steps.length - 1}
                up={['stepUp', words.stepUp(name || words.noStep)]}
                down={['stepDown', words.stepDown(name || words.noStep)]}
                hazardId={hazards[0]?.id ?? ''}
              />
            )}
          </header>
          <ol className={styles.hazards}>
            {hazards.map((hazard, at) => (
              <li key={hazard.id} id={`hazard-${hazard.id}`}>
                <Hazard hazard={hazard} />
                {can.edit && (
                  <div className={styles.buttons}>
                    {isOrdered && (
                      <Moves
                        isFirst={at === 0}
                        isLast={at === hazards.length - 1}
                        up={['up', words.up(hazard.title)]}
                        down={['down', words.down(hazard.title)]}
                        hazardId={hazard.id}
                      />
                    )}
                    <ButtonLink
                      to={paths.jsaHazard(id, hazard.id)}
                      aria-label={words.edit(hazard.title)}
                    >
                      <PenLine aria-hidden="true" /> {words.editShort}
                    </ButtonLink>
                    <ButtonLink
                      to={paths.jsa(id, { pane: 'hazards', dialog: 'hazard', hazard: hazard.id })}
                      preventScrollReset
                      aria-label={words.remove(hazard.title)}
                    >
                      <X aria-hidden="true" /> {words.removeShort}
                    </ButtonLink>
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {can.edit && (
        <p className={styles.add}>
          <ButtonLink to={paths.jsaHazard(id)}>
            <Plus aria-hidden="true" /> {words.add}
          </ButtonLink>
          <ButtonLink to={paths.jsaLibrary(id)}>{words.fromLibrary}</ButtonLink>
        </p>
      )}
    </Form>
  )
}

function Hazard({ hazard }: { hazard: HazardOfJob }) {
  const { title, description, energies, controls, ppe, stopTrigger, library } = hazard
  return (
    <>
      <div className={styles.title}>
        <h3>{title}</h3>
        <dl className={styles.risks}>
          <div>
            <dt>{words.before}</dt>
            <dd>
              <RiskBadge risk={hazard.initial} />
            </dd>
          </div>
          <div>
            <dt>{words.after}</dt>
            <dd>
              <RiskBadge risk={hazard.residual} />
            </dd>
          </div>
        </dl>
      </div>
      {energies !== '' && <p className={styles.quiet}>{energies}</p>}
      {description !== '' && <p className={styles.text}>{description}</p>}
      {controls.length === 0 ? (
        <p>{words.noControls}</p>
      ) : (
        <ul className={styles.controls}>
          {controls.map(({ level, text }, place) => (
            <li key={place}>
              <small>{level}</small> {text}
            </li>
          ))}
        </ul>
      )}
      {ppe !== '' && <Line name={words.ppe} text={ppe} />}
      {stopTrigger !== '' && <Line name={words.stop} text={stopTrigger} isAlarm />}
      {library !== null && <LibraryLine note={library} />}
    </>
  )
}

function Line({ name, text, isAlarm = false }: { name: string; text: string; isAlarm?: boolean }) {
  return (
    <p className={styles.text}>
      <b className={isAlarm ? styles.alarm : undefined}>{name}:</b> {text}
    </p>
  )
}

interface MovesProps {
  isFirst: boolean
  isLast: boolean
  up: readonly [OrderMove, string]
  down: readonly [OrderMove, string]
  hazardId: string
}

/** The buttons that move a hazard or a step; at an end one of them is missing. */
function Moves({ isFirst, isLast, up, down, hazardId }: MovesProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const button = ([move, name]: MovesProps['up'], Icon: typeof ArrowUp) => (
    <Button
      isIcon
      name="order"
      value={`${move}:${hazardId}`}
      aria-label={name}
      aria-disabled={isSending}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
  return (
    <>
      {!isFirst && button(up, ArrowUp)}
      {!isLast && button(down, ArrowDown)}
    </>
  )
}
