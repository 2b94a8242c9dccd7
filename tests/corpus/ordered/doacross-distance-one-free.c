// Claim: sink i-1 waits for the source of the iteration whose element is read. Source: semantics.md §6 (doacross); OpenMP 5.2 §15.9.6
static int a[20];

int main(void) {
#pragma omp parallel for ordered(1) //@ RACE_FREE
  for (int i = 1; i < 20; i++) {
#pragma omp ordered depend(sink : i - 1)
    a[i] = a[i - 1] + 1;
#pragma omp ordered depend(source)
  }
  return a[19];
}
