// Claim: the flag may have been set by the other producer. Source: semantics.md §6 (proved to read that release)
static int left, right, flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE
  {
#pragma omp section
    {
      left = 1; //@ race(left)
#pragma omp atomic write release
      flag = 1;
    }
#pragma omp section
    {
      right = 2; //@ race(right)
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
      seen = left; //@ race(left)
      seen += right; //@ race(right)
    }
  }
  return seen;
}
