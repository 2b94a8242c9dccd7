// Claim: a lock that is given back by a relaxed write excludes, but orders nothing, however it is taken.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v;
    do {
#pragma omp atomic capture seq_cst
      { v = l; l = 1; }
    } while (v);
    x++; //@ race(x)
#pragma omp atomic write relaxed
    l = 0;
  }
  return x & 127;
}
