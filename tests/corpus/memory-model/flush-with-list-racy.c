// Claim: flushes with a list are neither release nor acquire. Source: semantics.md §6; OpenMP 5.2 §15.8.5
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      data = 42; //@ race(data)
#pragma omp flush(data, flag)
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
#pragma omp flush(data, flag)
      seen = data; //@ race(data)
    }
  }
  return seen;
}
