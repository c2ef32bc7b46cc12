#!/usr/bin/env bash
# Finds the newest commit on main's first-parent line whose CI run for a push succeeded, and whether HEAD differs from
# it in content/ only. Writes both to GITHUB_OUTPUT: `commit` (empty until a push has passed) and `content_only`.
# Needs a full clone, and GH_TOKEN with the permission "actions: read".
set -euo pipefail
passed=$(gh run list --repo "$GITHUB_REPOSITORY" --workflow ci.yml --branch main --event push --status success \
  --limit 100 --json headSha --jq '.[].headSha')
commit=
while read -r candidate; do
  if grep -qxF "$candidate" <<< "$passed"; then commit=$candidate; break; fi
done < <(git rev-list --first-parent origin/main)
content_only=false
if test -n "$commit" && git diff --quiet "$commit" HEAD -- . ':(exclude)content'; then content_only=true; fi
printf 'commit=%s\ncontent_only=%s\n' "$commit" "$content_only" >> "$GITHUB_OUTPUT"
