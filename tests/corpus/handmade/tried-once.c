// Claim: who gets a lock by one exchange works and gives it back; the others go on.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int v;
#pragma omp atomic capture acquire
    { v = l; l = 1; }
    if (!v) {
      x++;
#pragma omp atomic write release
      l = 0;
    }
  }
  return x & 127;
}
