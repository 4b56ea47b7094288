import { Form } from '@remix-run/react'
import { defaultViewSentence } from '@holdpoint/api'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormKey } from '../../ui/form-key.tsx'
import { ChartColumn, Check, ChevronDown, List } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Menu, menuItemClass } from '../../ui/menu.tsx'
import type { Views } from './views.ts'
import styles from './view-switch.module.css'
import { viewNames, words } from './view.words.ts'
import { views as allViews, type MyFormsPlace } from '../my-forms.place.ts'

interface ViewSwitchProps {
  place: MyFormsPlace
  views: Views
  /** Fetches the graph's script before it is asked for. */
  onTowardsGraph: () => void
}

const icons = { list: List, graph: ChartColumn } as const

/** Turns between list and graph, and chooses which of them opens first (spec 2). */
export function ViewSwitch({ place, views, onTowardsGraph }: ViewSwitchProps) {
  const { shown, standing, formKey } = views
  const links = allViews.map((view) => {
    const Icon = icons[view]
    return {
      view,
      Icon,
      to: place.with({ own: { view } }).page(1).address,
      isShown: view === shown,
      ...(view === 'graph' && { onPointerEnter: onTowardsGraph, onFocus: onTowardsGraph }),
    }
  })
  const Shown = icons[shown]
  return (
    <div className={styles.switch} role="group" aria-label={words.view}>
      {links.map(({ view, Icon, isShown, ...link }) => (
        <Link
          key={view}
          {...link}
          className={classNames(buttonClass({ isIcon: true }), styles.view)}
          aria-label={viewNames[view]}
          aria-current={isShown ? 'true' : undefined}
        >
          <Icon aria-hidden="true" />
        </Link>
      ))}
      <Menu
        label={words.options}
        summary={
          <>
            <Shown aria-hidden="true" className={styles.shown} />
            <ChevronDown aria-hidden="true" />
          </>
        }
        summaryClassName={classNames(buttonClass({ isIcon: true }), styles.options)}
      >
        <ul className={styles.narrow}>
          {links.map(({ view, Icon, isShown, ...link }) => (
            <li key={view}>
              <Link
                {...link}
                className={menuItemClass()}
                aria-current={isShown ? 'true' : undefined}
              >
                <Icon aria-hidden="true" />
                {viewNames[view]}
              </Link>
            </li>
          ))}
        </ul>
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="intent" value="default-view" />
          <input type="hidden" name="shown" value={shown} />
          {allViews.map((view) => (
            <button
              key={view}
              className={menuItemClass()}
              name="view"
              value={view}
              aria-current={view === standing ? 'true' : undefined}
            >
              {defaultViewSentence(view)}
              {view === standing && <Check aria-hidden="true" />}
            </button>
          ))}
        </Form>
      </Menu>
    </div>
  )
}
