// Claim: a lock by a comparison that acquires where it succeeds; what it orders where it fails does not matter.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v;
    do {
#pragma omp atomic compare capture acquire fail(relaxed)
      { v = l; if (l == 0) { l = 1; } }
    } while (v);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
