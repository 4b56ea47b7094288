// The tables as the migrations make them, column for column. `schema.test.ts` compares the two.
import type { ActionsTables } from '../areas/actions/actions.tables.ts'
import type { ApiKeysTables } from '../areas/api-keys/api-keys.tables.ts'
import type { CategoriesTables } from '../areas/categories/categories.tables.ts'
import type { FormSchedulesTables } from '../areas/form-schedules/form-schedules.tables.ts'
import type { FormsTables } from '../areas/forms/forms.tables.ts'
import type { HazardTables } from '../areas/jsa/jsa.hazards.tables.ts'
import type { JsaTables } from '../areas/jsa/jsa.tables.ts'
import type { InquiriesTables } from '../areas/inquiries/inquiries.tables.ts'
import type { LotoTables } from '../areas/loto/loto.tables.ts'
import type { ManageFormsTables } from '../areas/manage-forms/manage-forms.tables.ts'
import type { MessagesTables } from '../areas/messages/messages.tables.ts'
import type { MasterTables } from '../areas/master/master.tables.ts'
import type { MyFormsTables } from '../areas/my-forms/my-forms.tables.ts'
import type { NotificationsTables } from '../areas/notifications/notifications.tables.ts'
import type { PendingApprovalsTables } from '../areas/pending-approvals/pending-approvals.tables.ts'
import type { PeopleTables } from '../areas/people/people.tables.ts'
import type { PermissionsTables } from '../areas/permissions/permissions.tables.ts'
import type { ReportsTables } from '../areas/reports/reports.tables.ts'
import type { SavedFiltersTables } from '../areas/saved-filters/saved-filters.tables.ts'
import type { SqrTables } from '../areas/sqr/sqr.tables.ts'
import type { SqrSetupTables } from '../areas/sqr/setup/setup.tables.ts'
import type { TopicsTables } from '../areas/topics/topics.tables.ts'
import type { TrainingTables } from '../areas/training/training.tables.ts'
import type { LibraryTables } from '../areas/files/files.tables.ts'
import type { SdsTables } from '../areas/sds/sds.tables.ts'
import type { UserSettingsTables } from '../areas/user-settings/user-settings.tables.ts'
import type { DispatcherTables } from '../dispatcher.tables.ts'
import type { FilesTables } from '../files/files.tables.ts'
import type { ListsTables } from '../lists/lists.tables.ts'
import type { MailTables } from '../mail/mail.tables.ts'
import type { OutboxTables } from '../outbox/outbox.tables.ts'
import type { RecordsTables } from '../records/records.tables.ts'
import type { SessionTables } from '../session/session.tables.ts'
import type { WebhooksTables } from '../webhooks/webhooks.tables.ts'

/** Every table of the database: each stands in the room that it belongs to. */
export interface DatabaseTables
  extends
    ActionsTables,
    ApiKeysTables,
    CategoriesTables,
    FormSchedulesTables,
    FormsTables,
    HazardTables,
    InquiriesTables,
    JsaTables,
    LotoTables,
    ManageFormsTables,
    MasterTables,
    MessagesTables,
    MyFormsTables,
    NotificationsTables,
    PendingApprovalsTables,
    PeopleTables,
    PermissionsTables,
    ReportsTables,
    SavedFiltersTables,
    SqrSetupTables,
    SqrTables,
    TopicsTables,
    TrainingTables,
    SdsTables,
    LibraryTables,
    UserSettingsTables,
    WebhooksTables,
    DispatcherTables,
    FilesTables,
    ListsTables,
    MailTables,
    OutboxTables,
    RecordsTables,
    SessionTables {}
