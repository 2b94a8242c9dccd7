// Claim: the pointer parameter is copied, its target is shared by both calls' tasks. Source: semantics.md §5
static void start(int *p) {
#pragma omp task
  *p += 1; //@ race
}

int main(void) {
  int x = 0;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
    start(&x);
    start(&x);
  }
  return x;
}
