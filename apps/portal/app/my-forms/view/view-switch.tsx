import { Form } from '@remix-run/react'
import { defaultViewSentence } from '@holdpoint/api'
import { MenuGroup } from '../../lists/more-menu.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ChartColumn, List, Star } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import type { Views } from './views.ts'
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
  const others = allViews.filter((view) => view !== standing)
  return (
    <MenuGroup name={words.view}>
      {allViews.map((view) => {
        const Icon = icons[view]
        return (
          <Link
            key={view}
            className={menuItemClass()}
            to={place.with({ own: { view } }).page(1).address}
            aria-current={view === shown ? 'true' : undefined}
            {...(view === 'graph' && { onPointerEnter: onTowardsGraph, onFocus: onTowardsGraph })}
          >
            <Icon aria-hidden="true" />
            {viewNames[view]}
          </Link>
        )
      })}
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="default-view" />
        <input type="hidden" name="shown" value={shown} />
        {others.map((view) => (
          <button key={view} className={menuItemClass()} name="view" value={view}>
            <Star aria-hidden="true" />
            {defaultViewSentence(view)}
          </button>
        ))}
      </Form>
    </MenuGroup>
  )
}
