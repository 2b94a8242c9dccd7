// Claim: a ticket that is called by a relaxed write orders nothing.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, n, s;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int m, v;
#pragma omp atomic capture relaxed
    m = n++;
    do {
#pragma omp atomic read acquire
      v = s;
    } while (v != m);
    x++; //@ race(x)
#pragma omp atomic write relaxed
    s = m + 1;
  }
  return x & 127;
}
