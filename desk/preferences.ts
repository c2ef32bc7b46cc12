/**
 * Keeps an editor who hasn't chosen otherwise on the saved record instead of going back to the
 * list. Import it before Sveltia CMS, which reads its settings as soon as it loads.
 */
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
