import "@fontsource-variable/figtree";
import "@fontsource-variable/sora";
import "./src/components/global.css";
