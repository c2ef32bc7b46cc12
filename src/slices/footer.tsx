export default function FooterSlice() {
  return <footer />;
}
