// Claim: the consumer waits for a flag that is set before the data is written. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int data, started, finished, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
#pragma omp atomic write release
      started = 1;
      data = 42; //@ race(data)
#pragma omp atomic write release
      finished = 1;
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read acquire
        ready = started;
      }
      seen = data; //@ race(data)
    }
  }
  return seen;
}
