// Claim: atomic_default_mem_order(acq_rel) makes writes release and reads acquire. Source: semantics.md §6; OpenMP 5.2 §8.2.1
#pragma omp requires atomic_default_mem_order(acq_rel)
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
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
      seen = data;
    }
  }
  return seen;
}
