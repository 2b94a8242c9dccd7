// Claim: seq_cst releases and acquires. Source: semantics.md §6; OpenMP 5.2 §15.8.1
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
#pragma omp atomic write seq_cst
      flag = 1;
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read seq_cst
        ready = flag;
      }
      seen = data;
    }
  }
  return seen;
}
