// Claim: a relaxed clause on the atomic overrides atomic_default_mem_order. Source: semantics.md §6; OpenMP 5.2 §8.2.1
#pragma omp requires atomic_default_mem_order(seq_cst)
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      data = 42; //@ race(data)
#pragma omp atomic write relaxed
      flag = 1;
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read
        ready = flag;
      }
      seen = data; //@ race(data)
    }
  }
  return seen;
}
