// Claim: a barrier orders the write of the original before the firstprivate copy. Source: semantics.md §8; OpenMP 5.2 §5.4.4
static int result;

int main(void) {
  int seed = 1;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp master
    seed = 2;
#pragma omp barrier
#pragma omp single firstprivate(seed)
    {
      seed = seed * 3;
      result = seed;
    }
  }
  return result;
}
