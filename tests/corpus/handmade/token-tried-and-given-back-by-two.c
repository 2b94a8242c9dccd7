// Claim: of two threads who takes a token that is not there gives it back and tries again; once the other one is done it has it.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
static int n = 1, x;
int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int old;
    for (;;) {
#pragma omp atomic capture seq_cst
      old = n--;
      if (old > 0) break;
#pragma omp atomic update seq_cst
      n++;
    }
    x++;
#pragma omp atomic update seq_cst
    n++;
  }
  return x & 127;
}
