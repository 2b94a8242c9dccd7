// Claim: with nowait a thread goes on to the second sections construct while a section of the first still runs. Source: semantics.md §4; OpenMP 5.2 §15.6
static int low[16], sum[16];
static int count;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp sections nowait
    {
#pragma omp section
      for (int i = 0; i < 16; i++) {
        low[i] = i; //@ race(low)
      }
#pragma omp section
      count = 16;
    }
#pragma omp sections
    {
#pragma omp section
      for (int i = 0; i < 16; i++) {
        sum[i] = low[i] + 1; //@ race(low)
      }
    }
  }
  return sum[3] + count;
}
