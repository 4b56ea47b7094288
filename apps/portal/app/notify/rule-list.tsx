import { Form } from '@remix-run/react'
import { notifyModules } from '@holdpoint/api/vocabulary'
import { paths } from '../paths.ts'
import { Tabs } from '../shell/tabs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import type { loadRules } from './notify.server.ts'
import styles from './notify.module.css'
import { words } from './notify.words.ts'

type RuleListProps = Awaited<ReturnType<typeof loadRules>>

/** The modules as tabs. */
export function ModuleTabs({ module }: Pick<RuleListProps, 'module'>) {
  return (
    <Tabs
      label={words.title}
      tabs={notifyModules.map((one) => ({
        name: words.modules[one],
        to: paths.notifyRules({ module: one }),
        isCurrent: one === module,
      }))}
    />
  )
}

/** Who else is told of what happens in a module, event by event. */
export function RuleList({ module, form, rules, sought, found }: RuleListProps) {
  return (
    <div className={styles.page}>
      <p>{words.intro}</p>
      {module === 'forms' && <FormChoice {...{ form, sought, found }} />}
      <ul className={styles.rules}>
        {rules.map(({ event, what, total, parts, to }) => (
          <li key={event} className={styles.rule}>
            <div>
              <h2>{what}</h2>
              <p>{total === 0 && parts.length === 0 ? words.nobody : words.told(total)}</p>
              <dl className={styles.parts}>
                {parts.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <ButtonLink to={to} aria-label={`${words.change}: ${what}`}>
              {words.change}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FormChoice({ form, sought, found }: Pick<RuleListProps, 'form' | 'sought' | 'found'>) {
  const id = 'form-words'
  return (
    <section className={styles.choice} aria-label={words.find}>
      <p>
        {form === null ? words.ofAll : words.ofForm(form.title)}{' '}
        {form !== null && <Link to={paths.notifyRules({ module: 'forms' })}>{words.allForms}</Link>}
      </p>
      <Form method="get" className={styles.find}>
        <input type="hidden" name="module" value="forms" />
        <Field id={id} label={words.find}>
          <input {...fieldControl(id)} name="words" type="search" defaultValue={sought} />
        </Field>
        <Button>{words.findButton}</Button>
      </Form>
      {found?.length === 0 && <p role="status">{words.noneFound}</p>}
      {found !== null && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((one) => (
            <li key={one.id}>
              <Link to={paths.notifyRules({ module: 'forms', form: one.id })}>{one.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
