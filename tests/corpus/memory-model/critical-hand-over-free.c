// Claim: the value read in the critical region proves that the producer's came first. Source: semantics.md §6 (critical exit→entry)
static int data, ready, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
#pragma omp critical
      ready = 1;
    }
#pragma omp section
    {
      int now;
#pragma omp critical
      now = ready;
      if (now == 1) {
        seen = data;
      }
    }
  }
  return data + (seen > 42);
}
