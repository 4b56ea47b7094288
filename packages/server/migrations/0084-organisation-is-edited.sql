-- What the organisation is called, and its zone, are changed from the version that was seen
-- (decision 0124).

alter table organisations add column row_version integer not null default 1;
