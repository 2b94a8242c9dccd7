// Claim: the taskgroup of one section says nothing to the other section. Source: semantics.md §5 (TG)
static int a[10], y;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    {
#pragma omp taskgroup
      for (int i = 0; i < 10; i++) {
#pragma omp task
        a[i] = i; //@ race(a)
      }
    }
#pragma omp section
    y = a[9]; //@ race(a)
  }
  return y;
}
