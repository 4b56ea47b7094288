import { type HpCommentThreadElement } from './comment-thread/comment-thread.element.tsx'
import { type HpConfirmDialogElement } from './confirm-dialog/confirm-dialog.element.tsx'
import { type HpDateRangeElement } from './date-range/date-range.element.tsx'
import { type HpEmptyMessageElement } from './empty-message/empty-message.element.ts'
import { type HpLinkTabsElement } from './link-tabs/link-tabs.element.tsx'
import { type HpMultiSelectElement } from './multi-select/multi-select.element.tsx'
import { type HpPagerElement } from './pager/pager.element.tsx'
import { type HpPersonSearchElement } from './person-search/person-search.element.tsx'
import { type HpProcessingOverlayElement } from './processing-overlay/processing-overlay.element.tsx'
import { type HpReadMoreElement } from './read-more/read-more.element.tsx'
import { type HpSavedFilterDialogElement } from './saved-filter-dialog/saved-filter-dialog.element.tsx'
import { type HpScoreSliderElement } from './score-slider/score-slider.element.tsx'
import { type HpSearchBoxElement } from './search-box/search-box.element.tsx'
import { type HpShareDialogElement } from './share-dialog/share-dialog.element.tsx'
import { type HpStatusBadgeElement } from './status-badge/status-badge.element.tsx'
import { type HpTagElement } from './tag/tag.element.tsx'
import { type HpToastRegionElement } from './toast/toast.element.tsx'
import { type HpUpvoteButtonElement } from './upvote-button/upvote-button.element.tsx'
import { type HpUserCardElement } from './user-card/user-card.element.tsx'

/** The class of each tag. */
export interface TagClasses {
  'hp-comment-thread': typeof HpCommentThreadElement
  'hp-confirm-dialog': typeof HpConfirmDialogElement
  'hp-date-range': typeof HpDateRangeElement
  'hp-empty-message': typeof HpEmptyMessageElement
  'hp-link-tabs': typeof HpLinkTabsElement
  'hp-multi-select': typeof HpMultiSelectElement
  'hp-pager': typeof HpPagerElement
  'hp-person-search': typeof HpPersonSearchElement
  'hp-processing-overlay': typeof HpProcessingOverlayElement
  'hp-read-more': typeof HpReadMoreElement
  'hp-saved-filter-dialog': typeof HpSavedFilterDialogElement
  'hp-score-slider': typeof HpScoreSliderElement
  'hp-search-box': typeof HpSearchBoxElement
  'hp-share-dialog': typeof HpShareDialogElement
  'hp-status-badge': typeof HpStatusBadgeElement
  'hp-tag': typeof HpTagElement
  'hp-toast-region': typeof HpToastRegionElement
  'hp-upvote-button': typeof HpUpvoteButtonElement
  'hp-user-card': typeof HpUserCardElement
}
