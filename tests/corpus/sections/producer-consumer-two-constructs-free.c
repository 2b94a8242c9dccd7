// Claim: the barrier at the end of the first sections construct orders its producers before the consumers of the second. Source: semantics.md §4; OpenMP 5.2 §15.3.2
static int low[16], high[16], sum[16], difference[16];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp sections
    {
#pragma omp section
      for (int i = 0; i < 16; i++) {
        low[i] = i;
      }
#pragma omp section
      for (int i = 0; i < 16; i++) {
        high[i] = 2 * i;
      }
    }
#pragma omp sections
    {
#pragma omp section
      for (int i = 0; i < 16; i++) {
        sum[i] = low[i] + high[i];
      }
#pragma omp section
      for (int i = 0; i < 16; i++) {
        difference[i] = high[i] - low[i];
      }
    }
  }
  return sum[3] - difference[3];
}
