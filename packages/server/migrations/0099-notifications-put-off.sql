-- What somebody put off for later: it stands in the inbox again from then on (decision 0135).
alter table notifications add column put_off_until timestamptz;
