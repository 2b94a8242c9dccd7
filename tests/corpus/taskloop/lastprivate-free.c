// Claim: the lastprivate write is before the end of the implicit taskgroup. Source: semantics.md §8; OpenMP 5.2 §5.4.5
static int a[20], y;

int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskloop lastprivate(x)
    for (int i = 0; i < 20; i++) {
      x = i;
      a[i] = x;
    }
    y = x;
  }
  return y;
}
