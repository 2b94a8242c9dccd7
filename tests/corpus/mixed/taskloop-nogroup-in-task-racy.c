// Claim: with nogroup the inner tasks are grandchildren, which taskwait leaves. Source: semantics.md §5 (TW)
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
#pragma omp taskloop nogroup
      for (int i = 0; i < 20; i++) {
        a[i] = i; //@ race(a)
      }
    }
#pragma omp taskwait
    y = a[19]; //@ race(a)
  }
  return y;
}
