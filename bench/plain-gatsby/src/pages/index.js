import { Link } from "gatsby";

export default function Home() {
  return (
    <main>
      <h1>Plain Gatsby</h1>
      <Link to="/blog">Blog</Link>
    </main>
  );
}

export const Head = () => <title>Plain Gatsby</title>;
