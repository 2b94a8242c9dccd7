// Claim: with i <= N/2 the two middle iterations of an even range swap the same pair. Source: semantics.md §10
#define N 10

static int a[N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i <= N / 2; i++) {
    int t = a[i];        //@ race(a)
    a[i] = a[N - 1 - i]; //@ race(a)
    a[N - 1 - i] = t;    //@ race(a)
  }
  return a[0];
}
