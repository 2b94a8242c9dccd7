// Claim: a lock whose loop counts the trips of each thread in vain, for others to see, excludes, and nobody is kept from it for ever.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
static int lock, tries, x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    do {
#pragma omp atomic capture seq_cst
      {
        v = lock;
        lock = 1;
      }
      if (v) {
#pragma omp atomic update seq_cst
        tries ^= 1;
      }
    } while (v);
    x++;
#pragma omp atomic write seq_cst
    lock = 0;
  }
  return x & 127;
}
