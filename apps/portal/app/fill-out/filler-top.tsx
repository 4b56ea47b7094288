import { sentences } from '@holdpoint/api'
import { Button } from '../ui/button.tsx'
import { ChevronLeft } from '../ui/icons.ts'
import { clock, exactTime } from '../ui/time.ts'
import { fieldNames } from './field-names.ts'
import type { FillData } from './fill-data.ts'
import { fillWords } from './fill-out.words.ts'
import { FormTitle } from './form-words.tsx'
import type { PartState } from './form-parts.ts'
import { JumpRow } from './jump-list.tsx'
import { AnsweringText } from './language/answering-words.tsx'
import { lookupsOf } from './picker-options.ts'
import type { Draft } from './raw-answer.ts'
import styles from './filler-top.module.css'

interface FillerTopProps {
  data: FillData
  drafts: Readonly<Record<string, Draft>>
  states: readonly PartState[]
  here: string
  isMissingShown: boolean
}

/** The head of the form: the way back, its name, where and with whom, and the mile posts. */
export function FillerTop(props: FillerTopProps) {
  const { data, states, here, isMissingShown } = props
  const { startedAt, timeZone } = data
  const current = states.find(({ part }) => part.key === here)
  return (
    <div className={styles.top}>
      <div className={styles.line}>
        <Button
          tone="quiet"
          className={styles.back}
          name={fieldNames.intent}
          value="save-exit"
          aria-label={fillWords.back}
        >
          <ChevronLeft aria-hidden="true" />
          <span className={styles.backWord}>{sentences.myForms.title}</span>
        </Button>
        <div className={styles.words}>
          <h1>
            <FormTitle {...data} />
          </h1>
          <p className={styles.place}>
            {startedAt === null ? (
              placeWords(props).join(', ')
            ) : (
              <>
                {[...placeWords(props), ''].join(', ')}
                <time dateTime={startedAt} title={exactTime(startedAt, timeZone)}>
                  {fillWords.started(clock(startedAt, timeZone))}
                </time>
              </>
            )}
          </p>
          {/* A phone has one line for either: where it is in the form is what changes. */}
          {current !== undefined && (
            <p className={styles.current} aria-hidden="true">
              <b>{current.part.title}</b>
              <span>
                <AnsweringText say={(words) => words.progress(current.answered, current.total)} />
              </span>
            </p>
          )}
        </div>
      </div>
      <JumpRow states={states} here={here} isMissingShown={isMissingShown} />
    </div>
  )
}

/** Pads and crews as they are picked now. */
function placeWords({ data, drafts }: FillerTopProps): string[] {
  const lookups = lookupsOf(data.options)
  return data.definition.items.flatMap((item) => {
    if ((item.type !== 'pad' && item.type !== 'crew') || item.header !== true) {
      return []
    }
    const names = lookups[item.type] ?? {}
    return (drafts[item.key]?.raw ?? []).map((code) => names[code] ?? code)
  })
}
