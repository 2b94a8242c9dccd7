// Claim: a release flush and an acquire flush are enough. Source: semantics.md §6; OpenMP 5.2 §15.8.5, §1.4.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
#pragma omp flush release
#pragma omp atomic write
      flag = 1;
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read
        ready = flag;
      }
#pragma omp flush acquire
      seen = data;
    }
  }
  return seen;
}
