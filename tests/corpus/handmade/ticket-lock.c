// Claim: each thread waits until its ticket is called by who had the one before.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, n, s;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int m, v;
#pragma omp atomic capture relaxed
    m = n++;
    do {
#pragma omp atomic read acquire
      v = s;
    } while (v != m);
    x++;
#pragma omp atomic write release
    s = m + 1;
  }
  return x & 127;
}
