// Claim: a lambda that captured p by reference changes the original, not the private copy. Source: semantics.md §2; OpenMP 5.2 §5.4.3
// Output: depends on the team size
int main() {
  int p = 0;
  auto f = [&] {
    p++; //@ race(p)
  };
#pragma omp parallel private(p) //@ RACE witness T<=2
  {
    p = 0;
    f();
  }
  return p;
}
