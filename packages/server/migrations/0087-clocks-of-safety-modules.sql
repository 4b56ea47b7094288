-- What was told by the clock is kept where it is due, so that each is told once.

-- The beginning of which the approvers were told that it is near.
alter table jsas add column approval_told_for timestamptz;

-- The planned end of which its primary was told that it has passed.
alter table lotos add column end_told_for timestamptz;
create index lotos_that_end on lotos (planned_end)
  where deleted_at is null and status in (
    'prepared', 'shutdown', 'locked', 'verified', 'work_active', 'test_mode', 'ready_to_restore'
  );
