// Claim: both updates are atomic, in and out of the ordered region. Source: semantics.md §6
static int sum;

int main(void) {
#pragma omp parallel for ordered //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
#pragma omp atomic
    sum += 1;
#pragma omp ordered
    {
#pragma omp atomic
      sum += i;
    }
  }
  return sum;
}
