// Claim: who takes a lock by an exchange that acquires comes after who gave it back by a release.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int v;
    do {
#pragma omp atomic capture acquire
      { v = l; l = 1; }
    } while (v);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
