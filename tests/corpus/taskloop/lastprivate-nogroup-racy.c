// Claim: with nogroup the lastprivate write comes at any time before a join. Source: semantics.md §8; OpenMP 5.2 §5.4.5, §15.7
static int a[20], y;

int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskloop lastprivate(x) nogroup //@ race(x)
    for (int i = 0; i < 20; i++) {
      x = i;
      a[i] = x;
    }
    y = x; //@ race(x)
  }
  return y;
}
