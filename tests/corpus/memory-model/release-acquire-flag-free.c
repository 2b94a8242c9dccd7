// Claim: the loop is left only when the acquire read has seen the release write: data is handed over. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      data = 42;
#pragma omp atomic write release
      flag = 1;
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read acquire
        ready = flag;
      }
      seen = data;
    }
  }
  return seen;
}
