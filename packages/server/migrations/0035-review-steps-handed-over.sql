-- Since when somebody who was handed a step of an approval is asked (decision 0081): their hours begin
-- then, and not with those of whoever had it before.
alter table my_form_signers add column asked_at timestamptz;
