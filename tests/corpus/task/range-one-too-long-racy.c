// Claim: each block's last element is the first of the next block. Source: semantics.md §5
static int a[41];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int from = 0; from < 40; from += 10) {
    int to = from + 10;
#pragma omp task
    for (int i = from; i <= to; i++) {
      a[i] = i; //@ race(a)
    }
  }
  return a[39];
}
