/**
 * Lets an editor who has not chosen yet stay beside the page of the saved record. It must be imported before Sveltia
 * CMS, which reads its settings at once; otherwise the desk goes back to the list.
 */
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
