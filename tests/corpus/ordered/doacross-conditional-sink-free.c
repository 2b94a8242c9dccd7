// Claim: only the iterations that read their neighbour wait for it. Source: semantics.md §2, §6; OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 1; i < 20; i++) {
    int left = 0;
    if (i % 2 == 0) {
#pragma omp ordered depend(sink : i - 1)
      left = a[i - 1];
    }
    a[i] = left + 1;
#pragma omp ordered depend(source)
  }
  return a[19];
}
