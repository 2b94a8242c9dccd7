// Claim: who takes a token that is not there gives it back and tries again; one thread has it at a time, but two may keep it from each other.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
static int n = 1, x;
int main(void) {
#pragma omp parallel num_threads(3) //@ RACE_FREE
  {
    int old;
    for (;;) { //@ message(livelock)
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
