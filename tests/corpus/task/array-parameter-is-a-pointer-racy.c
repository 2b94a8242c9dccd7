// Claim: an array parameter is a pointer: the task copies the pointer, not the elements. Source: semantics.md §5
static void start(int a[4]) {
#pragma omp task
  a[0] = 1; //@ race
  a[0] = 2; //@ race
}

int main(void) {
  int a[4] = {0, 0, 0, 0};
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  start(a);
  return a[0] > 0;
}
