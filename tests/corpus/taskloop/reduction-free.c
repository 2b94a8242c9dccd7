// Claim: the reduction's copies are combined by the end of the implicit taskgroup. Source: semantics.md §8; OpenMP 5.2 §12.6, §5.5.8
static int result;

int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskloop reduction(+ : sum)
    for (int i = 0; i < 20; i++) {
      sum += i;
    }
    result = sum;
  }
  return result;
}
