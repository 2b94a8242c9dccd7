// Claim: a section runs once per encounter of its construct, on one thread. Source: semantics.md §3; OpenMP 5.2 §11.3
static int total;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp sections
    {
      total += 5;
    }
  }
  return total;
}
