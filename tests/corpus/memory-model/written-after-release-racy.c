// Claim: what the producer writes after the release is not handed over. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int data, more, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      data = 40;
#pragma omp atomic write release
      flag = 1;
      more = 2; //@ race(more)
    }
#pragma omp section
    {
      int ready = 0;
      while (!ready) {
#pragma omp atomic read acquire
        ready = flag;
      }
      seen = data;
      seen += more; //@ race(more)
    }
  }
  return seen;
}
