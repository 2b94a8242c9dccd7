// Claim: the taskgroup in the trip keeps the local alive as long as its task. Source: semantics.md §5 (TG)
static int a[10];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 10; i++) {
    int twice = 2 * i;
#pragma omp taskgroup
    {
#pragma omp task shared(twice)
      a[i] = twice;
    }
  }
  return a[9];
}
