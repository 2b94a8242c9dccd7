// Claim: between the test of a lock and its setting another thread may come.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v;
    do {
#pragma omp atomic read seq_cst
      v = l;
    } while (v);
#pragma omp atomic write seq_cst
    l = 1;
    x++; //@ race(x)
#pragma omp atomic write seq_cst
    l = 0;
  }
  return x & 127;
}
