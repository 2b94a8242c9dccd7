// Claim: firstprivate gives each task a temporary of its own. Source: semantics.md §5, §8
static int a[20];

int main(void) {
  int t = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskloop firstprivate(t)
  for (int i = 0; i < 20; i++) {
    t = 2 * i;
    a[i] = t;
  }
  return a[19];
}
