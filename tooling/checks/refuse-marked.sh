#!/bin/sh
# What an operator's scanner is to the tests (UPLOAD_SCANNER): it does not take a file that says so.
if grep -q 'not-to-be-taken'; then
  echo 'It is marked as harmful.'
  exit 1
fi
