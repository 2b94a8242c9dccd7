// Claim: the same for two threads at most: all their executions were looked at.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
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
