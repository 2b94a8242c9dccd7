// Claim: without the second barrier the tasks of the next step read a while it is still copied. Source: semantics.md §4, §5
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  for (int t = 0; t < 5; t++) {
#pragma omp single
    for (int i = 0; i < 19; i++) {
#pragma omp task
      b[i] = a[i + 1] + t; //@ race(a) race(b)
    }
#pragma omp single nowait
    for (int i = 0; i < 19; i++) {
#pragma omp task
      a[i] = b[i]; //@ race(a) race(b)
    }
  }
  return a[0] > 100;
}
