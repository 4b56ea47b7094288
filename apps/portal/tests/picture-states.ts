import type { DemoRole } from './portal.ts'
import * as to from './picture-steps.ts'
import type { Steps } from './picture-steps.ts'

// Every state of My Forms of which a picture is taken: one line each. An id in braces is one of
// `World`.

/** A state: what its pictures are called, who looks, where they go and what they do there. */
export type State = {
  name: string
  who: DemoRole | null
  at: string
  steps?: Steps
  /** The page in its whole length instead of what a screen shows. */
  isWhole?: boolean
  /** The width at which the steps are taken, or each anew where what opens finds its own place. */
  from?: 360 | 'each'
  /** What the page before left to say. */
  said?: { tone: string; text: string; title?: string; undo?: string }
  /** A request stays without an answer, so the network never comes to rest. */
  isHeld?: boolean
  /** Whether the device keeps pages for times without a network. */
  isKept?: boolean
}

const me = 'employee'
const ongoing = '/my-forms?section=ongoing&selectedFilterId=none'
const completed = '/my-forms?section=completed&selectedFilterId=none'
const signature = '/my-forms?section=signature&selectedFilterId=none'
const ever = '&selectedStartDate=none'
const many =
  '&selectedCountry=US,CA&selectedDistrict=PER&selectedBusinessUnitOptions=WL' +
  '&selectedCrewOptions=F-01,F-02&selectedCustomerOptions=longhollow&selectedScore=20-90' +
  '&selectedPadNameOptions=blue-mesa-12&selectedStatus=complete,in_reviews&elevatedSelected=true' +
  '&isKudosSelected=true&isPublicCommentSelected=true'
const days = '&selectedStartDate=2025-01-05&selectedEndDate=2026-11-06'
const wrongDays = 'selectedStartDate=2026-02-05&selectedEndDate=2025-02-06'
const saved = `${completed}&dialog=saved-filters`
const fill = '/my-form/fill-out'
const review = '/review-form/review-form-question'
const notice = 'Somebody changed this in the meantime. Nothing was deleted.'

export const states: readonly State[] = [
  { name: 'list-ongoing', who: me, at: ongoing, isWhole: true },
  { name: 'list-completed', who: me, at: completed + ever, isWhole: true },
  { name: 'list-signature', who: 'manager', at: signature + ever, isWhole: true },
  { name: 'list-empty', who: me, at: `${ongoing}&searchValue=nothing%20like%20it` },
  { name: 'list-never-any', who: 'approver', at: ongoing },
  { name: 'list-filtered', who: me, at: `${completed}&selectedCountry=US,CA&selectedScore=20-100` },
  { name: 'list-many-chips', who: me, at: completed + many + ever },
  { name: 'list-custom-days', who: me, at: completed + days },
  { name: 'list-page-2', who: me, at: `${completed + ever}&page=2`, steps: to.scrollDown },
  { name: 'list-wrong-days', who: me, at: `${completed}&${wrongDays}` },
  { name: 'list-left-out', who: me, at: `${completed}&selectedCrewOptions=GONE-1` },
  { name: 'list-no-such-filter', who: me, at: `${completed.replace('none', 'gone')}` },
  { name: 'list-searched', who: me, at: `${completed + ever}&searchValue=walkaround` },
  { name: 'list-read-more', who: me, at: `${completed + ever}&page=1`, steps: to.readMore },
  { name: 'list-long', who: me, at: completed + ever, steps: to.lengthen, isWhole: true },
  { name: 'list-row-menu', who: me, at: completed + ever, steps: to.openRowMenu(0), from: 'each' },
  {
    name: 'list-last-row-menu',
    who: me,
    at: completed + ever,
    steps: to.openRowMenu(9),
    from: 'each',
  },
  { name: 'list-more-menu', who: 'manager', at: ongoing, steps: to.openMenu('More for this list') },
  { name: 'list-person-menu', who: me, at: ongoing, steps: to.openMenu(/your menu/) },
  { name: 'list-excel-busy', who: me, at: completed, steps: to.holdExcel, isHeld: true },
  { name: 'list-loading', who: me, at: ongoing, steps: to.holdList, isHeld: true },
  { name: 'list-excel-failed', who: me, at: completed, steps: to.failExcel },
  { name: 'list-not-come', who: me, at: ongoing, steps: to.loseList },
  { name: 'list-keyboard-help', who: me, at: ongoing, steps: to.pressKey('?') },
  { name: 'graph', who: 'manager', at: `${completed + ever}&view=graph`, isWhole: true },
  { name: 'graph-table', who: 'manager', at: `${completed + ever}&view=graph`, steps: to.numbers },
  { name: 'graph-empty', who: 'manager', at: `${completed}&view=graph&searchValue=nothing` },
  { name: 'dialog-fill', who: me, at: `${ongoing}&dialog=fill` },
  { name: 'dialog-fill-forms', who: me, at: `${ongoing}&dialog=fill`, steps: to.follow(/Inspec/) },
  { name: 'dialog-filters', who: me, at: `${completed}&dialog=filters` },
  { name: 'dialog-filters-chosen', who: me, at: `${completed + many + days}&dialog=filters` },
  {
    ...{ name: 'dialog-filters-end', who: me, at: `${completed + many + days}&dialog=filters` },
    steps: to.scrollDialog,
  },
  {
    name: 'dialog-filters-list',
    who: me,
    at: `${completed}&dialog=filters`,
    steps: to.openCrews,
    from: 'each',
  },
  {
    name: 'dialog-filters-left-out',
    who: me,
    at: `${completed}&selectedCrewOptions=GONE-1&dialog=filters`,
  },
  {
    ...{ name: 'dialog-filters-forms', who: me, at: `${completed}&dialog=filters` },
    steps: to.searchForms('walk'),
    from: 'each',
  },
  {
    ...{ name: 'dialog-filters-no-form', who: me, at: `${completed}&dialog=filters` },
    steps: to.searchForms('nothing like it'),
    from: 'each',
  },
  {
    ...{ name: 'dialog-filters-days', who: me, at: `${completed + many}&dialog=filters` },
    steps: to.wrongDays,
  },
  { name: 'dialog-saved-none', who: 'approver', at: saved },
  { name: 'dialog-saved', who: 'colleague', at: saved },
  { name: 'dialog-saved-naming', who: 'colleague', at: `${saved + many}` },
  { name: 'dialog-saved-error', who: 'colleague', at: saved + many, steps: to.press('Save') },
  { name: 'dialog-saved-edit', who: 'colleague', at: `${saved}&item={filter}&doing=edit` },
  { name: 'dialog-saved-delete', who: 'colleague', at: `${saved}&item={filter}&doing=delete` },
  { name: 'dialog-info', who: me, at: `${completed}&dialog=info&id={submitted}` },
  {
    ...{ name: 'dialog-info-end', who: me, at: `${completed}&dialog=info&id={done}` },
    steps: to.scrollDialog,
  },
  { name: 'dialog-comments-none', who: me, at: `${completed}&dialog=comments&id={submitted}` },
  { name: 'dialog-comments', who: me, at: `${ongoing}&dialog=comments&id={draft}` },
  {
    ...{ name: 'dialog-comments-too-long', who: me },
    ...{ at: `${ongoing}&dialog=comments&id={draft}`, steps: to.commentTooLong },
  },
  {
    ...{ name: 'dialog-comments-edit', who: me },
    at: `${ongoing}&dialog=comments&id={draft}&item={comment}&doing=edit`,
  },
  {
    ...{ name: 'dialog-comments-delete', who: me },
    at: `${ongoing}&dialog=comments&id={draft}&item={comment}&doing=delete`,
  },
  { name: 'dialog-actions', who: me, at: `${completed}&dialog=actions&id={acted}` },
  { name: 'dialog-actions-none', who: me, at: `${ongoing}&dialog=actions&id={draft}` },
  { name: 'dialog-share', who: me, at: `${completed}&dialog=share&id={done}` },
  {
    ...{ name: 'dialog-share-found', who: me, at: `${completed}&dialog=share&id={done}` },
    steps: to.searchPeople,
    from: 'each',
  },
  {
    ...{ name: 'dialog-share-picked', who: me, at: `${completed}&dialog=share&id={done}` },
    steps: to.pickSomebody,
  },
  {
    ...{ name: 'dialog-share-nobody', who: me, at: `${completed}&dialog=share&id={done}` },
    steps: to.press('Share'),
  },
  { name: 'dialog-share-not-yet', who: me, at: `${ongoing}&dialog=share&id={draft}` },
  { name: 'dialog-delete', who: me, at: `${ongoing}&dialog=delete&id={draft}` },
  ...(['Error', 'Success', 'Warning'] as const).map((title) => ({
    ...({ name: `dialog-notice-${title.toLowerCase()}`, who: 'employee', at: ongoing } as const),
    said: { tone: 'info', text: notice, title },
    // Said once: the steps keep it from being a state of the address alone.
    steps: to.stay,
  })),
  ...(['success', 'info', 'warning', 'error'] as const).map((tone) => ({
    ...({ name: `toast-${tone}`, who: 'employee', at: ongoing, steps: to.holdToast } as const),
    said: { tone, text: notice },
  })),
  {
    ...{ name: 'toast-undo', who: me, at: ongoing, steps: to.holdToast },
    said: { tone: 'success', text: 'Form deleted.', undo: 'any' },
  },
  { name: 'fill', who: me, at: ongoing, steps: to.begin, isWhole: true },
  { name: 'fill-top', who: me, at: ongoing, steps: to.begin },
  { name: 'fill-long', who: me, at: ongoing, steps: to.fillLong, isWhole: true },
  { name: 'fill-equipment', who: me, at: ongoing, steps: to.beginOf(/Equipment/), isWhole: true },
  { name: 'fill-audit', who: me, at: ongoing, steps: to.beginOf(/Audit/), isWhole: true },
  { name: 'fill-missing', who: me, at: ongoing, steps: to.submitTooEarly },
  { name: 'fill-signed', who: me, at: ongoing, steps: to.signTyped, from: 'each' },
  { name: 'fill-drawing', who: me, at: ongoing, steps: to.toPad, from: 'each' },
  { name: 'fill-offline', who: me, at: ongoing, steps: to.fillOffline },
  { name: 'fill-error-mark', who: me, at: ongoing, steps: to.wrongNumber, from: 'each' },
  { name: 'read-only', who: me, at: `${fill}/{submitted}`, isWhole: true },
  { name: 'read-only-actions', who: me, at: `${fill}/{acted}?tab=3` },
  { name: 'review', who: 'manager', at: `${review}/{signed}?tab=6`, isWhole: true },
  { name: 'review-to-sign', who: 'manager', at: `${review}/{toSign}?tab=6`, isWhole: true },
  {
    ...{ name: 'review-sign-errors', who: 'manager', at: `${review}/{toSign}?tab=6#sign` },
    steps: to.signWrongly,
    from: 'each',
  },
  { name: 'review-actions', who: 'manager', at: `${review}/{toSign}?tab=2` },
  { name: 'unsent-empty', who: me, at: '/my-forms/unsent' },
  { name: 'unsent-waiting', who: me, at: ongoing, steps: to.leaveUnsent('waiting') },
  { name: 'unsent-stuck', who: me, at: ongoing, steps: to.leaveUnsent('stuck') },
  { name: 'unsent-discard', who: me, at: ongoing, steps: to.leaveUnsent('discard') },
  { name: 'kept-list', who: null, at: '/login', steps: to.loseNetwork(), isKept: true },
  { name: 'kept-form', who: null, at: '/login', steps: to.loseNetworkOnForm, isKept: true },
  { name: 'kept-none', who: null, at: '/login', steps: to.loseNetwork('/none'), isKept: true },
  { name: 'no-access-my-forms', who: me, at: '/no-access?type=my_forms' },
  { name: 'no-access-share', who: me, at: '/no-access?type=share' },
  { name: 'not-found', who: me, at: '/no-such-page' },
  { name: 'refused', who: me, at: ongoing, steps: to.postNoForm },
  { name: 'sign-in', who: null, at: '/login?to=/my-forms' },
  {
    ...{ name: 'sign-in-said', who: null, at: '/login?to=/my-forms', steps: to.holdToast },
    said: { tone: 'error', text: 'Authentication Failed.' },
  },
  { name: 'sign-in-wrong', who: null, at: '/login?to=/my-forms', steps: to.signInWrongly },
]
