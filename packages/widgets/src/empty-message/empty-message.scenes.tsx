import { type Scenes, hear, listen, tag } from '../../test/scenes.ts'
import './empty-message.register.ts'
import { EmptyMessage } from './index.ts'

const message = 'No form found. Try other words, another tab or a wider time.'

function withAction(): HTMLElement {
  const box = tag('hp-empty-message', { message, icon: 'search' })
  const action = document.createElement('button')
  action.slot = 'action'
  action.textContent = 'Clear all filters'
  listen(action, 'click', 'action')
  box.append(action)
  return box
}

/** How an empty message is shown by both forms. */
export const scenes: Scenes = {
  usual: {
    react: () => (
      <EmptyMessage.Root>
        <EmptyMessage.Icon />
        <EmptyMessage.Message>{message}</EmptyMessage.Message>
      </EmptyMessage.Root>
    ),
    element: () => tag('hp-empty-message', { message }),
  },
  action: {
    react: () => (
      <EmptyMessage.Root>
        <EmptyMessage.Icon name="search" />
        <EmptyMessage.Message>{message}</EmptyMessage.Message>
        <EmptyMessage.Action onClick={() => hear('action')}>Clear all filters</EmptyMessage.Action>
      </EmptyMessage.Root>
    ),
    element: withAction,
  },
}
