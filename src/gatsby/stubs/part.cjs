/**
 * Stands in for the components of a part that `content/site.json` switches off, so that no bundle has them: each
 * renders nothing.
 */
const nothing = () => null;

module.exports = {
  ChatButton: nothing,
  ContactMap: nothing,
  IvrPhone: nothing,
  NewsletterForm: nothing,
  QuotationBuilder: nothing,
  SubscribeCard: nothing,
  UssdPhone: nothing,
};
