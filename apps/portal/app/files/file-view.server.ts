import type { AppLoadContext } from '@remix-run/node'
import { pinnedFileBytesMax, type FileVersion, type LibraryFileDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { ownOf } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import type { FactRow } from '../records/facts.tsx'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { words } from './file.words.ts'

/** Puts a file into the words of its page; `meant` is its audience in words. */
export function toFileView(
  detail: LibraryFileDetail,
  { context, meant }: { context: AppLoadContext; meant: readonly FactRow[] },
) {
  const { fileId: id, number, name, status, statusReason, description, rowVersion } = detail
  const { currentVersion, versions, allowedEvents, can, owner } = detail
  return {
    ...{ id, number, name, status, statusReason, description, rowVersion, can, currentVersion },
    moves: allowedEvents,
    about: words.owned(owner.fullName, dayOf(detail.createdAt, context)),
    rows: [...factsOf(detail, context), ...meant],
    own: ownOf(detail, context),
    isPinned: detail.isPinned,
    isTooLarge: (toRead(detail)?.size ?? 0) > pinnedFileBytesMax,
    check: detail.check,
    versions: versions.map((version) => toVersion(detail, version, context)),
    preview: versions.length === 0 ? null : paths.filePreview({ type: 'file', id }),
    formKey: context.mintFormKey(),
  }
}

/** The version to read: the one in force, else the newest. */
function toRead({ versions, currentVersion }: LibraryFileDetail) {
  return versions.find(({ version }) => version === currentVersion) ?? versions[0]
}

type Clock = Pick<AppLoadContext, 'timeZone' | 'now'>

const dayOf = (at: string, { timeZone, now }: Clock) => shortDay(at, timeZone, now())

function factsOf(detail: LibraryFileDetail, { timeZone, now }: Clock): FactRow[] {
  const { folder, tags, owner, approver, currentVersion, reviewOn, isReviewDue } = detail
  const { facts } = words
  const day = reviewOn === null ? '' : shortCalendarDay(reviewOn, timeZone, now())
  return [
    { term: facts.folder, text: folder === '' ? words.noFolder : folder.replaceAll('/', ' / ') },
    ...(tags.length === 0 ? [] : [{ term: facts.tags, text: tags.join(', ') }]),
    {
      term: facts.inForce,
      text: currentVersion === null ? words.noneInForce : words.version(currentVersion),
    },
    ...aheadOf(detail, { timeZone, now }),
    { term: facts.owner, text: owner.fullName },
    { term: facts.approver, text: approver?.fullName ?? words.nobody },
    {
      term: askWords.ask,
      text: detail.requireAck
        ? askWords.asked(detail.dueDays, detail.repeatMonths)
        : words.ackNotWanted,
    },
    ...(reviewOn === null
      ? []
      : [
          {
            term: facts.review,
            text: isReviewDue ? words.isDue(day) : day,
            isLate: isReviewDue,
          },
        ]),
  ]
}

/** The version that is approved for a later day, and that day. */
function aheadOf(
  { status, effectiveFrom, versions: [newest] }: LibraryFileDetail,
  { timeZone, now }: Clock,
): FactRow[] {
  if (status !== 'ahead' || effectiveFrom === null || newest === undefined) {
    return []
  }
  const day = shortCalendarDay(effectiveFrom, timeZone, now())
  return [{ term: words.facts.ahead, text: words.ahead(words.version(newest.version), day) }]
}

const kilobyte = 1024

function toVersion(detail: LibraryFileDetail, one: FileVersion, clock: Clock) {
  const { version, name, note, isMaterial, uploadedBy, approvedBy, approvedAt } = one
  return {
    ...{ version, name, note, isMaterial, isUnreadable: one.textState === 'unreadable' },
    isInForce: version === detail.currentVersion,
    size: words.size(Math.max(1, Math.round(one.size / kilobyte))),
    brought: words.brought(uploadedBy.fullName, dayOf(one.uploadedAt, clock)),
    approved:
      approvedBy === null || approvedAt === null
        ? null
        : words.approvedBy(approvedBy.fullName, dayOf(approvedAt, clock)),
    to: paths.filePreview({
      ...{ type: 'file', id: detail.fileId },
      // The version to read has an address that stays, under which devices keep it.
      version: version === toRead(detail)?.version ? undefined : version,
    }),
  }
}

/** A file as its page shows it: words only, nothing left to work out. */
export type FileView = ReturnType<typeof toFileView>
