/**
 * Lets an editor who has not chosen yet stay beside the page that shows what was saved: to be imported
 * before Sveltia CMS, which reads its settings at once. Without effect, the desk goes back to the list.
 */
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
