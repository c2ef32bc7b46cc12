export default function HeaderSlice() {
  return <header />;
}
