// Claim: without a memory order the atomics are relaxed and order nothing else. Source: semantics.md §6; OpenMP 5.2 §15.8.4
static int data, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      data = 42; //@ race(data)
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
      seen = data; //@ race(data)
    }
  }
  return seen;
}
