// Claim: a lock that is taken by a relaxed exchange excludes, but orders nothing.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v;
    do {
#pragma omp atomic capture relaxed
      { v = l; l = 1; }
    } while (v);
    x++; //@ race(x)
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
