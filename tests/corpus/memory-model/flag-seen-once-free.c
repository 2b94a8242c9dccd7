// Claim: where the acquire read gave 1 it has read the release write, the only one that writes 1. Source: semantics.md §6; OpenMP 5.2 §1.4.5
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
      int ready;
#pragma omp atomic read acquire
      ready = flag;
      if (ready == 1) {
        seen = data;
      }
    }
  }
  return data + (seen > 42);
}
