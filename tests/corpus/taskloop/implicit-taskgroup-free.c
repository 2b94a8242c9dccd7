// Claim: the implicit taskgroup joins the tasks at the end of the taskloop. Source: semantics.md §5; OpenMP 5.2 §12.6
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp taskloop
    for (int i = 0; i < 20; i++) {
      a[i] = i;
    }
    y = a[7];
  }
  return y;
}
