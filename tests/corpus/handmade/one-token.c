// Claim: who takes the only token in a critical region has it alone.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, n = 1;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
  {
    int ok = 0;
    while (!ok) {
#pragma omp critical
      {
        if (n > 0) {
          n--;
          ok = 1;
        }
      }
    }
    x++;
#pragma omp critical
    n++;
  }
  return x & 127;
}
