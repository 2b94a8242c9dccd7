// Claim: a temporary of main is shared by the tasks. Source: semantics.md §5, §8
static int a[20];

int main(void) {
  int t;
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
#pragma omp taskloop
  for (int i = 0; i < 20; i++) {
    t = 2 * i; //@ race(t)
    a[i] = t; //@ race(t)
  }
  return a[19];
}
