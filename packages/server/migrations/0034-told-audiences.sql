-- What everybody is told whom a record is for: who they are is asked when it is told.

alter table outbox add column is_to_audience boolean not null default false;
