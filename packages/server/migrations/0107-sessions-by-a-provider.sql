-- People see which of their sessions an identity provider opened, by the name that it had then
-- (decision 0141).
alter table sessions add column signed_in_by text;
