// Claim: a weak comparison may fail although it finds what it expects: who finds the lock free need not have got it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int l, x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE
  {
    int v;
#pragma omp atomic compare capture weak acquire
    { v = l; if (l == 0) { l = 1; } }
    if (v == 0)
      x++; //@ race(x)
  }
  return x & 127;
}
