import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Bell } from '../ui/icons.ts'
import type { FollowView } from './follow.server.ts'
import { words } from './records.words.ts'

interface FollowButtonProps {
  follow: FollowView
  /** The page that it stands on. */
  here: string
}

/** Follows a record, or stops: whoever follows is told of what happens to it. */
export function FollowButton({ follow, here }: FollowButtonProps) {
  const { recordType, recordId, subscriptionId, formKey } = follow
  return (
    <Form method="post" action={paths.follow()} preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="to" value={here} />
      {subscriptionId === null ? (
        <>
          <input type="hidden" name="recordType" value={recordType} />
          <input type="hidden" name="recordId" value={recordId} />
        </>
      ) : (
        <input type="hidden" name="subscriptionId" value={subscriptionId} />
      )}
      <Button>
        <Bell aria-hidden="true" />
        {subscriptionId === null ? words.follow : words.unfollow}
      </Button>
    </Form>
  )
}
