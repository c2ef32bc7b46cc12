// A file that is imported for its address.
module.exports = "/static/icons.svg";
