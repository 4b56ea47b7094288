import { Form } from '@remix-run/react'
import { defaultViewSentence } from '@holdpoint/api'
import { ViewLinks } from '../../lists/view-links.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ChartColumn, List, Star } from '../../ui/icons.ts'
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
  const links = allViews.map((view) => ({
    name: viewNames[view],
    Icon: icons[view],
    to: place.with({ own: { view } }).page(1).address,
    isShown: view === shown,
    ...(view === 'graph' && { onPointerEnter: onTowardsGraph, onFocus: onTowardsGraph }),
  }))
  const others = allViews.filter((view) => view !== standing)
  return (
    <ViewLinks name={words.view} links={links}>
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
    </ViewLinks>
  )
}
