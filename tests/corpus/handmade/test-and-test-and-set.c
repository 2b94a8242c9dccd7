// Claim: a lock that is looked at until it seems free, and taken by an exchange then.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int v;
    do {
      do {
#pragma omp atomic read relaxed
        v = l;
      } while (v);
#pragma omp atomic capture acquire
      { v = l; l = 1; }
    } while (v);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
