// Claim: the consumer waits for each producer's own flag. Source: semantics.md §6; OpenMP 5.2 §1.4.5
static int left, right, left_flag, right_flag, seen;

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    {
      left = 1;
#pragma omp atomic write release
      left_flag = 1;
    }
#pragma omp section
    {
      right = 2;
#pragma omp atomic write release
      right_flag = 1;
    }
#pragma omp section
    {
      int a = 0, b = 0;
      while (!a || !b) {
#pragma omp atomic read acquire
        a = left_flag;
#pragma omp atomic read acquire
        b = right_flag;
      }
      seen = left + right;
    }
  }
  return seen;
}
