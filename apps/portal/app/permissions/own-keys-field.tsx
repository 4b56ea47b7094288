import type { EditField } from '../records/edit-form.tsx'
import { idsIn } from '../records/choices.ts'
import { Tick } from '../ui/field.tsx'
import { KeyAreas, type KeyArea, type KeyInWords } from './key-areas.tsx'
import styles from './keys-field.module.css'
import { KeysFieldset } from './keys-fieldset.tsx'
import { words } from './person-rights.words.ts'

interface OwnKeysFieldProps {
  grants: EditField
  denies: EditField
  areas: readonly KeyArea[]
}

/** What is given and denied to a person alone, a tick each, beside what groups give. */
export function OwnKeysField({ grants, denies, areas }: OwnKeysFieldProps) {
  const given = new Set(idsIn(grants.initialValue))
  const denied = new Set(idsIn(denies.initialValue))
  const error = [...(grants.errors ?? []), ...(denies.errors ?? [])][0]
  const isSaid = ({ key }: KeyInWords) => given.has(key) || denied.has(key)
  return (
    <KeysFieldset id={grants.id} label={words.own} hint={words.ownKeysHint} error={error}>
      <KeyAreas
        areas={areas}
        heading="h2"
        isOpen={({ rights }) => error !== undefined || rights.some(isSaid)}
      >
        {({ rights }) => (
          <ul>
            {rights.map(({ key, label, why }) => (
              <li key={key} className={styles.own}>
                <span>
                  {label}
                  {why !== '' && <small>{why}</small>}
                </span>
                <Tick
                  name={grants.name}
                  value={key}
                  label={<TickName short={words.give} label={label} />}
                  defaultChecked={given.has(key)}
                />
                <Tick
                  name={denies.name}
                  value={key}
                  label={<TickName short={words.deny} label={label} />}
                  defaultChecked={denied.has(key)}
                />
              </li>
            ))}
          </ul>
        )}
      </KeyAreas>
      {/* A box without a tick sends nothing: so none of them is said as well. */}
      <input type="hidden" name={grants.name} value="" />
      <input type="hidden" name={denies.name} value="" />
    </KeysFieldset>
  )
}

/** The name of a tick: what it does is seen, and of which right is heard. */
function TickName({ short, label }: { short: string; label: string }) {
  return (
    <>
      {short} <span className="visually-hidden">{words.toThem(label)}</span>
    </>
  )
}
