// gatsby-link asks the page loader for hints as soon as a link is on screen.
global.___loader = { enqueue() {}, hovering() {} };
