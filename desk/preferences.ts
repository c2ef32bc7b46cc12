/**
 * Keeps a record open after saving, instead of going back to the list. Preferences that are already
 * stored take precedence. Import this before Sveltia CMS, which reads its settings as soon as it
 * loads.
 */
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
