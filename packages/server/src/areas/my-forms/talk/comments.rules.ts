import { holdsAny, type PermissionKey, type PrivacyType } from '@holdpoint/api'

type Permissions = ReadonlySet<PermissionKey>

/** Reviewers and admins read private comments; everybody else only their own (decision 0015). */
export function mayReadPrivateComments(permissions: Permissions): boolean {
  return holdsAny(permissions, ['access_all_submissions', 'admin'])
}

/** What is open to a reader of a comment: the author edits and deletes, an admin deletes (spec 6). */
export function commentRights(isAuthor: boolean, permissions: Permissions) {
  return { mayEdit: isAuthor, mayDelete: isAuthor || holdsAny(permissions, ['admin']) }
}

/**
 * A new comment is public unless said otherwise. An edit that names no privacy keeps it: what was
 * written for reviewers must not come out because a form left a field away.
 */
export function privacyOf(
  wanted: PrivacyType | undefined,
  before: PrivacyType | undefined,
): PrivacyType {
  return wanted ?? before ?? 'public'
}
