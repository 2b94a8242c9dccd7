// Claim: the implicit taskgroup joins nothing that is older than the taskloop. Source: semantics.md §5 (TG); OpenMP 5.2 §12.6
static int a[20], x, y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    x = 1; //@ race(x)
#pragma omp taskloop
    for (int i = 0; i < 20; i++) {
      a[i] = i;
    }
    y = x; //@ race(x)
  }
  return y;
}
