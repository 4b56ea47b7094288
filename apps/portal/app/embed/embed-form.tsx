import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field, fieldControl, Tick } from '../ui/field.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import {
  fieldOf,
  languages,
  policies,
  type ChosenSetting,
  type EmbedChoice,
} from './embed-choice.ts'
import styles from './embed-form.module.css'
import { words } from './embed.words.ts'
import { grouped } from './setting-groups.ts'

interface EmbedFormProps {
  choice: EmbedChoice
  widgets: readonly { tag: string; title: string }[]
  /** The keys that a page may use now; undefined for a widget that fetches nothing. */
  keys: readonly { id: string; name: string }[] | undefined
}

/** So long a person pauses before what they type is shown. */
const pauseMs = 250

/** Asks for a widget and its settings. Each change is a new address; without scripts a button sends it. */
export function EmbedForm({ choice, widgets, keys }: EmbedFormProps) {
  const { widget, settings, keyId, language, policy } = choice
  const isScripted = useScripted()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function showSoon(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => submit(form.current, { replace: true, preventScrollReset: true }),
      pauseMs,
    )
  }

  const controlOf = (setting: ChosenSetting) => (
    <SettingControl
      key={fieldOf(widget, setting)}
      name={fieldOf(widget, setting)}
      setting={setting}
    />
  )

  return (
    <Form
      method="get"
      className={styles.form}
      ref={form}
      onChange={showSoon}
      replace
      preventScrollReset
    >
      <Field id="widget" label={words.widget} hint={widget.line}>
        <select {...fieldControl('widget', { hint: true })} name="widget" defaultValue={widget.tag}>
          {widgets.map(({ tag, title }) => (
            <option key={tag} value={tag}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      {keys !== undefined && (
        <Field id="key" label={words.source} hint={words.sourceHint}>
          <select {...fieldControl('key', { hint: true })} name="key" defaultValue={keyId ?? ''}>
            <option value="">{words.sourcePage}</option>
            {keys.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id="language" label={words.language}>
        <select {...fieldControl('language')} name="language" defaultValue={language}>
          {languages.map((name) => (
            <option key={name} value={name}>
              {words.languages[name]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="policy" label={words.policy} hint={words.policyHint[policy]}>
        <select {...fieldControl('policy', { hint: true })} name="policy" defaultValue={policy}>
          {policies.map((name) => (
            <option key={name} value={name}>
              {words.policies[name]}
            </option>
          ))}
        </select>
      </Field>
      {grouped(settings).map(({ group, inside }) =>
        group === 'words' ? (
          // One for each widget, so that another starts with its words folded away.
          <details key={`${widget.tag} words`} className={styles.words}>
            <summary>{wordsTitle(inside)}</summary>
            <div className={styles.settings}>{inside.map(controlOf)}</div>
          </details>
        ) : (
          <fieldset key={group} className={styles.settings}>
            <legend>{words.groups[group]}</legend>
            {inside.map(controlOf)}
          </fieldset>
        ),
      )}
      {!isScripted && (
        <div>
          <Button tone="go">{words.show}</Button>
        </div>
      )}
    </Form>
  )
}

/** What is folded away says how much of it was changed. */
function wordsTitle(inside: readonly ChosenSetting[]): string {
  const changed = inside.filter(({ isSet }) => isSet).length
  const title = `${words.groups.words} (${inside.length})`
  return changed === 0 ? title : `${title}, ${changed} ${words.changed}`
}

function SettingControl({ name, setting }: { name: string; setting: ChosenSetting }) {
  const { kind, attribute, says, value } = setting
  const label = <code>{attribute}</code>
  if (kind === 'flag') {
    return (
      <Tick
        name={name}
        defaultChecked={value === true}
        label={
          <>
            {label} <small className={styles.says}>{says}</small>
          </>
        }
      />
    )
  }
  const control = { ...fieldControl(name, { hint: true }), name, defaultValue: String(value) }
  return (
    <Field id={name} label={label} hint={says}>
      {kind === 'choice' ? (
        <select {...control}>
          {setting.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          {...(kind === 'number' ? { inputMode: 'decimal' as const } : {})}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
