import { EmptyMessage } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'

export function Example() {
  return (
    <>
      <EmptyMessage.Root>
        <EmptyMessage.Icon />
        <EmptyMessage.Message>No form found.</EmptyMessage.Message>
        <EmptyMessage.Action asChild>
          <a href="#/empty-message">Clear all filters</a>
        </EmptyMessage.Action>
      </EmptyMessage.Root>
      <EmptyMessage.Root>
        <EmptyMessage.Icon name="comments" />
        <EmptyMessage.Message>No comments found.</EmptyMessage.Message>
      </EmptyMessage.Root>
    </>
  )
}
