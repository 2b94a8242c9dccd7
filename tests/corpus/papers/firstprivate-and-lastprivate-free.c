// Claim: a variable may be firstprivate and lastprivate: the last write comes after all initial reads. Source: semantics.md §8, §11; OpenMP 5.2 §5.4.5
static int a[20];

int main(void) {
  int x = 5;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for firstprivate(x) lastprivate(x)
    for (int i = 0; i < 20; i++) {
      a[i] = x;
      x = i;
    }
  }
  return x + a[0];
}
