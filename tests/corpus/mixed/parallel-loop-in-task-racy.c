// Claim: the parent reads while the inner team of its task writes. Source: semantics.md §10
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    {
#pragma omp parallel for
      for (int i = 0; i < 20; i++) {
        a[i] = i; //@ race(a)
      }
    }
    y = a[19]; //@ race(a)
  }
  return y;
}
