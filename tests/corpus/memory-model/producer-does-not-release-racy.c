// Claim: an acquire without a release orders nothing. Source: semantics.md §6; OpenMP 5.2 §1.4.5
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
#pragma omp atomic read acquire
        ready = flag;
      }
      seen = data; //@ race(data)
    }
  }
  return seen;
}
